// Invoices, payments, costs and purchases.
export const moneySentences: Readonly<Record<string, string>> = {
  'This is the default company profile; make another one the default first.':
    'Dit is het standaardbedrijf. Maak eerst een ander het standaardbedrijf.',
  'Invoices were finalised in this currency; make another profile for another currency.':
    'Er zijn facturen in deze valuta. Maak voor een andere valuta een ander bedrijf.',
  'A profile that is not active cannot be the default.':
    'Een bedrijf dat niet actief is kan niet het standaardbedrijf zijn.',
  'The logo must be a document of the type PNG or JPEG.': 'Het logo moet een PNG of JPEG zijn.',
  '{day} is there twice.': '{day} staat er twee keer in.',
  '{day} is not in one of the years.': '{day} valt niet in een van de jaren.',
  'Employees work for this company; deactivate it instead.':
    'Bij dit bedrijf werken medewerkers. Kies ‘Niet meer gebruiken’.',
  'Contracts are with this company; deactivate it instead.':
    'Er zijn contracten met dit bedrijf. Kies ‘Niet meer gebruiken’.',
  'Projects belong to this company; deactivate it instead.': 'Dit bedrijf heeft projecten. Kies ‘Niet meer gebruiken’.',
  'This company has invoices; deactivate it instead.': 'Dit bedrijf heeft facturen. Kies ‘Niet meer gebruiken’.',
  'This company has purchase invoices; deactivate it instead.':
    'Dit bedrijf heeft inkoopfacturen. Kies ‘Niet meer gebruiken’.',
  'Quotes were made by this company; deactivate it instead.': 'Dit bedrijf heeft offertes. Kies ‘Niet meer gebruiken’.',
  '{field} must hold {text} once, or {text2} for five digits, {text3} at most once, no other braces.':
    'Hier hoort één keer {text} in, of {text2} voor vijf cijfers, hooguit één keer {text3} en geen andere accolades.',
  '{field} must be one line of printable text without spaces at its ends.':
    'Dit moet één regel gewone tekst zijn, zonder spaties aan het begin of einde.',
  '{field} must hold {text} where numbers start anew each year.':
    'Hier hoort {text} in, want de nummers beginnen elk jaar opnieuw.',
  'Invoice {text} exists, and these numbers would come to it again; choose another number_format.':
    'Factuur {text} bestaat al, en deze nummers zouden daar weer op uitkomen. Kies een andere opbouw.',
  'An earlier invoice has the next number; choose another number_format in the company profile.':
    'Een eerdere factuur heeft het volgende nummer al. Kies bij het bedrijf een andere opbouw van nummers.',

  'Invoice lines have this VAT rate; end it and make a new one instead.':
    'Dit btw-tarief staat op facturen. Laat het eindigen en maak een nieuw tarief.',
  'Invoice lines have this VAT rate; end it instead.': 'Dit btw-tarief staat op facturen. Laat het eindigen.',
  'Services have this VAT rate; end it instead.': 'Er zijn diensten met dit btw-tarief. Laat het eindigen.',
  'Quotes have this VAT rate; end it instead.': 'Dit btw-tarief staat op offertes. Laat het eindigen.',
  'Costs use this VAT rate; deactivate it instead.': 'Er zijn kosten met dit btw-tarief. Kies ‘Niet meer gebruiken’.',
  'Invoice lines have this hour type; deactivate it instead.':
    'Deze urensoort staat op facturen. Kies ‘Niet meer gebruiken’.',
  'Quotes have this hour type; deactivate it instead.': 'Deze urensoort staat op offertes. Kies ‘Niet meer gebruiken’.',
  'This is the default VAT rate; make another one the default first.':
    'Dit is het standaardtarief. Maak eerst een ander tarief de standaard.',
  '{text} is the default today and is also valid when this one is; give it an end before that first.':
    '{text} is nu de standaard en geldt dan ook nog. Laat dat tarief eerst daarvoor eindigen.',
  '{field} must be above 0 for {text}.': 'Bij {text} is het percentage meer dan 0.',
  '{field} must be 0 for {text}.': 'Bij {text} is het percentage 0.',
  '{field} is required for {text}.': 'Vul dit in bij {text}.',
  '{text} takes no exemption_reason.': 'Bij {text} hoort geen reden. Laat dit leeg.',
  '{field} must not lie before valid_from.': 'Dit ligt vóór het begin van het tarief.',
  'A rate that is not active cannot be the default.': 'Een tarief dat niet actief is kan niet de standaard zijn.',

  'A draft is changed or deleted; only a final invoice is credited.':
    'Dit is een concept: wijzig of verwijder het. Alleen een definitieve factuur crediteer je.',
  'A credit note is not credited; make a new invoice instead.':
    'Een creditnota crediteer je niet. Maak een nieuwe factuur.',
  'Nothing is left of this invoice to be credited.': 'Van deze factuur is niets meer over om te crediteren.',
  'Nothing is left of this line.': 'Van deze regel is niets meer over.',
  'Of this line {number} is left.': 'Van deze regel is nog {number} over.',
  'Say a quantity or an amount, not both.': 'Vul een aantal of een bedrag in, niet allebei.',
  'Each line is named once.': 'Kies elke regel één keer.',
  'Invoice {text} is already finalised. A credit note corrects it.':
    'Factuur {text} is al definitief. Met een creditnota maak je haar goed.',
  'The invoice is final and does not change.': 'Deze factuur is definitief en verandert niet meer.',
  'The invoice is still a draft; finalise it first.': 'Deze factuur is nog een concept. Maak haar eerst definitief.',
  'A credit note goes to the customer of the invoice that it credits.':
    'Een creditnota gaat naar de klant van de factuur die ze crediteert.',
  'Hours, costs or fixed prices of this customer stand on the draft.':
    'Op het concept staan uren, kosten of vaste prijzen van deze klant.',
  'The company profile {text} is not active.': 'Het bedrijf {text} is niet actief.',
  'An invoice goes to an organization or a person.': 'Kies aan wie de factuur gaat: een organisatie of een persoon.',
  'All lines of the invoice have to be named.': 'Alle regels van de factuur horen erbij.',
  'The customer has no name.': 'De klant heeft geen naam.',
  'The customer has no address.': 'De klant heeft geen adres.',
  'The customer has no town in its address.': 'In het adres van de klant ontbreekt de plaats.',
  'The customer has no country in its address.': 'In het adres van de klant ontbreekt het land.',
  'The company profile has no name.': 'Het bedrijf heeft geen naam.',
  'The company profile has no address.': 'Het bedrijf heeft geen adres.',
  'The company profile has no town in its address.': 'In het adres van het bedrijf ontbreekt de plaats.',
  'The company profile has no country in its address.': 'In het adres van het bedrijf ontbreekt het land.',
  'The customer has "{text}" as its country; write its two letters (ISO 3166-1), such as NL.':
    'De klant heeft ‘{text}’ als land. Schrijf het met twee letters, zoals NL.',
  'The company profile has "{text}" as its country; write its two letters (ISO 3166-1), such as NL.':
    'Het bedrijf heeft ‘{text}’ als land. Schrijf het met twee letters, zoals NL.',
  'Reverse charge needs the VAT number of the customer.': 'Voor verlegde btw is het btw-nummer van de klant nodig.',
  'The company profile has neither a chamber of commerce number nor a VAT number.':
    'Het bedrijf heeft geen KvK-nummer en geen btw-nummer.',
  'The company profile has no VAT number.': 'Het bedrijf heeft geen btw-nummer.',
  'The company profile has no IBAN.': 'Het bedrijf heeft geen IBAN.',
  'The invoice has no line with an amount.': 'De factuur heeft geen regel met een bedrag.',
  'Lines outside the scope of VAT cannot stand beside lines with VAT.':
    'Regels buiten de btw kunnen niet naast regels met btw staan.',
  'Line {number} has no VAT rate.': 'Regel {number} heeft geen btw-tarief.',
  'Line {number} does not say why it has no VAT.': 'Regel {number} zegt niet waarom er geen btw is.',
  'Line {number} has a VAT rate that is not valid on {day}.':
    'Regel {number} heeft een btw-tarief dat op {day} niet geldt.',
  'Line {number} has lost work that stood behind it; make it anew.':
    'Het werk achter regel {number} is weg. Maak de regel opnieuw.',
  'The total of an invoice cannot be negative.': 'Het totaal van een factuur kan niet onder nul zijn.',
  'The total of a credit note cannot be positive.': 'Het totaal van een creditnota kan niet boven nul zijn.',
  'The invoice date {day} has not come yet.': 'De factuurdatum {day} ligt nog in de toekomst.',
  'The last invoice of the series is of {day}; this one cannot be older.':
    'De vorige factuur is van {day}. Deze kan niet ouder zijn.',
  'The credited invoice is of {day}; a credit note cannot be older.':
    'De factuur is van {day}. Een creditnota kan niet ouder zijn.',
  'Some of the chosen work cannot be invoiced; nothing was done.':
    'Een deel van het gekozen werk kan niet worden gefactureerd. Er is niets gedaan.',
  'It stands on a draft already.': 'Dit staat al op een concept.',
  'It was invoiced already.': 'Dit is al gefactureerd.',
  'It was written off.': 'Dit is afgeboekt.',
  'It is not billable.': 'Dit is niet declarabel.',
  'It is included in a fixed price.': 'Dit zit in een vaste prijs.',
  'It still has to be approved.': 'Dit moet nog worden goedgekeurd.',
  'It has no hourly rate.': 'Dit heeft geen uurtarief.',
  'It lies after the chosen day.': 'Dit ligt na de gekozen dag.',
  'Work is invoiced once it is done.': 'Werk factureer je als het gedaan is. Kies vandaag of eerder.',
  'Say which work, or of which clients.': 'Kies welk werk, of van welke klanten.',
  'It cannot be invoiced.': 'Dit kan niet worden gefactureerd.',
  'The customer has no e-mail address to send it to.': 'De klant heeft geen e-mailadres om het heen te sturen.',
  'The lines add up to nothing.': 'De regels zijn samen nul.',
  '{field} of this line does not exist: it is only text.': 'Een tekstregel heeft dit niet. Laat het leeg.',
  '{field} of this line is that of the line it takes back.': 'Dit is hetzelfde als op de regel die je crediteert.',
  '{field} of this line follows from the work behind it; a lower price is a discount.':
    'Dit volgt uit het werk achter de regel. Geef korting voor een lagere prijs.',
  'The amount of a line stays below 1 000 000 000.': 'Het bedrag van een regel blijft onder een miljard.',
  'The amounts of a cost must stay below 1 000 000 000.': 'Het bedrag blijft onder een miljard.',
  'A service is named together with its project.': 'Kies bij een dienst ook het project.',
  'A credit note takes back lines of its invoice, and texts.':
    'Op een creditnota staan regels van haar factuur, en tekst.',
  'The installments of {text} add up to {amount}, the price is {amount2}.':
    'De termijnen van {text} zijn samen {amount}, en de prijs is {amount2}. Maak ze gelijk.',
  'This installment is invoiced, so it stays as it is.': 'Deze termijn is gefactureerd en blijft zoals ze is.',
  'This installment stands on a draft invoice; take it off the draft first.':
    'Deze termijn staat op een conceptfactuur. Haal haar daar eerst af.',
  'The installment stood on an invoice, so it stays.': 'Deze termijn stond op een factuur, dus ze blijft.',
  'The installment stands on an invoice already.': 'Deze termijn staat al op een factuur.',
  'The cycle stands on an invoice already.': 'Deze periode staat al op een factuur.',
  'An installment has a percentage of the price or an amount, one of the two.':
    'Een termijn heeft een percentage of een bedrag: vul een van beide in.',
  'Only a service with a fixed price has installments.': 'Alleen een dienst met een vaste prijs heeft termijnen.',
  'The payment is {amount}, outstanding is {amount2}.': 'De betaling is {amount}, en er staat {amount2} open.',
  'The payments add up to {amount}; {amount2} would take back more than that.':
    'De betalingen zijn samen {amount}. Met {amount2} neem je meer terug.',
  'A payment with this reference is recorded on the invoice already.':
    'Een betaling met deze referentie staat al op de factuur.',
  '{field} must not be later than today.': 'Kies vandaag of eerder.',
  '{field} must not be later than today, {day}.': 'Kies vandaag ({day}) of eerder.',
  '{field} must not be 0.': 'Dit mag niet 0 zijn.',
  'No line of this invoice was credited as a whole and can be invoiced again.':
    'Geen regel van deze factuur is helemaal gecrediteerd, dus er is niets opnieuw te factureren.',
  'Nothing of this invoice is outstanding.': 'Van deze factuur staat niets meer open.',
  'This invoice is not overdue yet; write a message of your own.':
    'Deze factuur is nog niet over de vervaldatum. Schrijf een eigen bericht.',
  'The customer has no e-mail address; say where to send it.':
    'De klant heeft geen e-mailadres. Zeg waar het heen moet.',
  'A credit note is not written off: it owes the customer.':
    'Een creditnota boek je niet af: daarvan krijgt de klant nog.',

  'This cost stands on a draft invoice. Take it off the draft first.':
    'Deze kosten staan op een conceptfactuur. Haal ze eerst van het concept.',
  'This cost stands on a finalised invoice. A credit note for the whole line frees it.':
    'Deze kosten staan op een definitieve factuur. Een creditnota voor de hele regel geeft ze vrij.',
  'This cost is written off. Undo the write-off first.': 'Deze kosten zijn afgeboekt. Maak dat eerst ongedaan.',
  'This cost stood on an invoice before, so it stays; make it not billable instead.':
    'Deze kosten stonden op een factuur en blijven dus. Maak ze niet declarabel.',
  'Some of these costs stand on an invoice already.': 'Een deel van deze kosten staat al op een factuur.',
  'Send markup_percentage or unit_price, not both.': 'Vul een opslag of een prijs in, niet allebei.',
  'Costs of this employee are booked.': 'Er zijn kosten van deze medewerker geboekt.',
  'Approving purchase invoices needs the right approve_purchases.':
    'Inkoopfacturen goedkeuren mag je niet. Vraag iemand die het wel mag.',
  'Costs of this purchase invoice stand on an invoice to a customer, so it stays.':
    'Kosten van deze inkoopfactuur staan op een factuur aan een klant, dus ze blijft.',
  'The costs would be {amount}, the purchase invoice is {amount2}.':
    'De kosten worden {amount}, en de inkoopfactuur is {amount2}.',
  'This purchase invoice is {value}; it cannot be deleted.':
    'Deze inkoopfactuur is {value} en kan niet meer worden verwijderd.',
  'This purchase invoice is {value}; only {text} can change.':
    'Deze inkoopfactuur is {value}. Alleen de status, de betaaldatum en de notitie zijn nog te wijzigen.',
  'An invoice with this number from this supplier is recorded already.':
    'Er is al een factuur met dit nummer van deze leverancier.',
  '{field} is required with the status paid.': 'Vul in wanneer er betaald is.',
  '{field} must be empty unless the status is paid.': 'Laat dit leeg zolang er niet betaald is.',
  'This date lies before the invoice date {day}.': 'Dit ligt vóór de factuurdatum, {day}.',
}
