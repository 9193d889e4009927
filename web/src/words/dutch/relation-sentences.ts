// Relations, documents and custom fields, and what stays because others refer to it.
export const relationSentences: Readonly<Record<string, string>> = {
  'An organization cannot belong to itself, also not through others.':
    'Een organisatie kan niet bij zichzelf horen, ook niet via andere.',
  'This person has been erased already.': 'Deze persoon is al gewist.',
  '{text} still works here: end the employment first, then erase.':
    '{text} werkt hier nog: beëindig eerst het dienstverband en wis dan.',
  '{text} can still sign in: switch the account off first, then erase.':
    '{text} kan nog aanmelden: zet eerst het account uit en wis dan.',
  'Only who wrote a note, or an administrator, may change it.':
    'Een notitie wijzigt alleen wie haar schreef, of een beheerder.',
  'This person already has a role at this organization in that period.':
    'Deze persoon heeft in die periode al een rol bij deze organisatie.',
  '{field} must not lie before start_date.': 'Dit ligt vóór de begindatum.',
  'A note is about at least one of organization_id, person_id, project_id and sales_id.':
    'Een notitie gaat over een organisatie, persoon, project of kans. Kies er een.',
  '{field} must not lie more than a day in the future.': 'Dit mag hooguit een dag vooruit liggen.',
  '{text} is required.': '{text} moet ingevuld zijn.',
  '{text} is no longer in use.': '{text} is niet meer in gebruik.',
  '{text} must be one of {text2}.': '{text} moet een van deze zijn: {text2}.',
  'Only the types select and multi_select have options.': 'Alleen een keuzeveld heeft keuzes.',
  '{text} is already an option.': '{text} is al een van de keuzes.',
  'Records have a value for this field, so its type stays; make another field instead.':
    'Dit veld is al ingevuld, dus de soort blijft. Maak een ander veld.',
  'Records have chosen {text}; deactivate an option instead of removing it.':
    '{text} is al gekozen. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This is the paper of a final invoice, which stays as long as the invoice does.':
    'Dit hoort bij een definitieve factuur en blijft zolang die er is.',
  'This is the paper of a quote that was sent, which stays as long as the quote does.':
    'Dit hoort bij een verstuurde offerte en blijft zolang die er is.',
  'A purchase invoice was approved on the strength of this document.':
    'Op grond van dit document is een inkoopfactuur goedgekeurd, dus het blijft.',
  '{field} must be a file name, without a path, line breaks or signs that turn its direction.':
    'Dit is geen bestandsnaam. Laat mappen en bijzondere tekens weg.',

  'Other organizations belong to this one; deactivate it instead.':
    'Andere organisaties horen hierbij. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Organizations have this relation type; deactivate it instead.':
    'Er zijn organisaties met deze relatiesoort. Kies ‘Niet meer gebruiken’.',
  'Persons have this relation type; deactivate it instead.':
    'Er zijn personen met deze relatiesoort. Kies ‘Niet meer gebruiken’.',
  'Persons have a role at this organization; deactivate it instead.':
    'Bij deze organisatie horen contactpersonen. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This person has a role at an organization; deactivate the person instead.':
    'Deze persoon hoort bij een organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Records have a value for this field; deactivate it instead.': 'Dit veld is al ingevuld. Kies ‘Niet meer gebruiken’.',
  'Notes are about this organization; deactivate it instead.':
    'Er staan notities bij deze organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Notes are about this person; deactivate the person instead.':
    'Er staan notities bij deze persoon. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This employee has written notes.': 'Deze medewerker heeft notities geschreven en blijft dus.',
  'This user has written notes.': 'Deze gebruiker heeft notities geschreven en blijft dus.',
  'Purchase invoices came from this organization; deactivate it instead.':
    'Er zijn inkoopfacturen van deze organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Invoices went to this organization; deactivate it instead.':
    'Er zijn facturen aan deze organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Invoices went to this person; deactivate the person instead.':
    'Er zijn facturen aan deze persoon. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Documents belong to this organization; deactivate it instead.':
    'Er horen documenten bij deze organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Documents belong to this person; deactivate the person instead.':
    'Er horen documenten bij deze persoon. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'An invoice was sent with this document.': 'Dit document is met een factuur verstuurd en blijft dus.',
  'Projects belong to this organization; deactivate it instead.':
    'Deze organisatie heeft projecten. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Projects belong to this person; deactivate the person instead.':
    'Deze persoon heeft projecten. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Opportunities belong to this organization; deactivate it instead.':
    'Deze organisatie heeft kansen. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Opportunities belong to this person; deactivate the person instead.':
    'Deze persoon heeft kansen. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Quotes were made for this organization; deactivate it instead.':
    'Er zijn offertes voor deze organisatie. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'Quotes were made for this person; deactivate the person instead.':
    'Er zijn offertes voor deze persoon. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This person is an employee.': 'Deze persoon is een medewerker en blijft dus.',
  'Users have this role; give them another one first.': 'Er zijn gebruikers met deze rol. Geef hun eerst een andere.',
  'Assistants have the rights of this user; deactivate instead.':
    'Assistenten werken met de rechten van deze gebruiker. Zet ‘Actief’ uit.',
  'Webhooks have the rights of this user; deactivate instead.':
    'Webhooks werken met de rechten van deze gebruiker. Zet ‘Actief’ uit.',
}
