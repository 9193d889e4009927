// Opportunities and quotes.
export const salesSentences: Readonly<Record<string, string>> = {
  'Project {text} was made from this opportunity, so it stays won. Delete the project first if it was a mistake.':
    'Van deze kans is project {text} gemaakt, dus ze blijft gewonnen. Was dat een vergissing, verwijder dan eerst het project.',
  'This opportunity is {value}. Reopen it to change its stage: send status open in the same request.':
    'Deze kans is {value}. Heropen haar om de fase te wijzigen.',
  'This is the last active stage and new opportunities begin in it; activate another first.':
    'Dit is de laatste actieve fase, en nieuwe kansen beginnen erin. Maak eerst een andere actief.',
  'Opportunities are in this stage; deactivate it instead.': 'Er zijn kansen in deze fase. Kies ‘Niet meer gebruiken’.',
  'A project was made from this opportunity.': 'Van deze kans is een project gemaakt, dus ze blijft.',
  'Quotes of this opportunity were sent.': 'Van deze kans zijn offertes verstuurd, dus ze blijft.',
  'The stage is not active. Choose an active stage.': 'Deze fase is niet actief. Kies een andere.',
  '{field} must be empty unless the status is won or lost.': 'Laat dit leeg zolang de kans open is.',
  '{field} must be empty unless the status is lost.': 'Laat dit leeg zolang de kans niet verloren is.',
  '{field} cannot be empty with the status {value}; leave it out for today.': 'Vul in wanneer de kans is {value}.',

  'No service of this quote was chosen.': 'Er is geen dienst van deze offerte gekozen.',
  'A project was made of this quote already.': 'Van deze offerte is al een project gemaakt.',
  'Version {number} of this quote exists already; go on with that one.':
    'Er is al een versie {number} van deze offerte. Ga daarmee verder.',
  'There is a newer version of this quote already; change that one.':
    'Er is al een nieuwere versie van deze offerte. Wijzig die.',
  'This quote was valid until {day}. Accept it with confirm: true, or send it again with a new valid_until.':
    'Deze offerte was geldig tot en met {day}. Bevestig dat ze toch doorgaat, of verstuur haar met een nieuwe datum.',
  'The quote cannot be sent yet.': 'De offerte kan nog niet worden verstuurd.',
  'A draft has no link yet; send it or mark it as sent.':
    'Een concept heeft nog geen link. Verstuur het, of zet het op verstuurd.',
  'An accepted quote does not change.': 'Een geaccepteerde offerte verandert niet meer.',
  'A quote that was sent does not change.': 'Een verstuurde offerte verandert niet meer.',
  'A text has no {name}; it is only text.': 'Een tekstregel heeft dit niet. Laat het leeg.',
  'What is not billed has no price; leave it out or send 0.':
    'Wat niet in rekening komt heeft geen prijs. Laat dit leeg.',
  'A subscription has a cycle: month, quarter, half_year or year.':
    'Een abonnement heeft een periode: maand, kwartaal, halfjaar of jaar.',
  'Only a subscription has a cycle.': 'Alleen een abonnement heeft een periode.',
  'Only an option can be left out; send is_optional: true.': 'Alleen een optie kan worden weggelaten.',
  '{field} lies before the quote date {day}.': 'Dit ligt vóór de datum van de offerte, {day}.',
  '{field} has passed; choose today or later.': 'Deze dag is voorbij. Kies vandaag of later.',
  'A quote goes to an organization or a person.': 'Kies aan wie de offerte gaat: een organisatie of een persoon.',
  'A quote offers at least one service.': 'Zet minstens één dienst op de offerte.',
}
