// What is said of a supplier's file before it is recorded.
export const purchaseSentences: Readonly<Record<string, string>> = {
  'This file brings instructions of its own, which no invoice does, so it was not opened. Ask for it again.':
    'Dit bestand bevat eigen instructies. Dat doet een factuur nooit, dus het is niet geopend. Vraag het opnieuw op.',
  'This file is too large to be read. It is kept; fill the invoice in by hand.':
    'Dit bestand is te groot om te lezen. Het is bewaard; vul de factuur zelf in.',
  'This file is damaged or not XML, so nothing could be read from it. Ask for it again.':
    'Dit bestand is beschadigd of geen XML, dus er viel niets uit te lezen. Vraag het opnieuw op.',
  'This file is XML but no UBL invoice or credit note. Fill the invoice in by hand.':
    'Dit is wel XML, maar geen UBL-factuur of creditnota. Vul de factuur zelf in.',
  '{quoted} is not among your relations yet.': '{quoted} staat nog niet bij je relaties.',
  'Several of your relations could be {quoted}. Choose one.': 'Meer dan één relatie kan {quoted} zijn. Kies er een.',
  '{quoted} was found by its name alone.': '{quoted} is alleen aan de naam herkend.',
  'The file asks for payment to {text}, and {text2} is known to have {text3}. Call them before you pay.':
    'Het bestand vraagt om betaling op {text}, maar van {text2} is {text3} bekend. Bel ze voordat je betaalt.',
  'This is an invoice of your own company.': 'Dit is een factuur van je eigen bedrijf.',
  'It is addressed to {quoted}, which is none of your companies.':
    'De factuur is gericht aan {quoted}, en dat is geen bedrijf van jou.',
  'The amounts are in {text}, and you keep your books in {text2}. Convert them first.':
    'De bedragen zijn in {text}, en je boekhouding is in {text2}. Reken ze eerst om.',
  'The file has no invoice number.': 'In het bestand staat geen factuurnummer.',
  'The file has no invoice date that can be read.': 'In het bestand staat geen leesbare factuurdatum.',
  'It is due before its own date, so the due date is left open.':
    'De vervaldatum ligt vóór de factuurdatum en is daarom leeg gelaten.',
  'Of some lines the file does not say how much VAT they have. Fill that in.':
    'Bij sommige regels staat niet hoeveel btw erop zit. Vul dat in.',
  'The VAT is reverse charged: you declare it yourself.': 'De btw is verlegd: die geef je zelf aan.',
  'It has {number} lines, which are added up per VAT rate.':
    'De factuur heeft {number} regels, die per btw-tarief zijn opgeteld.',
  'Of this {amount} was paid before.': 'Hiervan is {amount} al eerder betaald.',
  'The lines add up to {amount}, and the invoice says {amount2}.':
    'De regels zijn samen {amount}, en de factuur zegt {amount2}.',
  'The VAT of the lines is {amount}, and the invoice says {amount2}.':
    'De btw over de regels is {amount}, en de factuur zegt {amount2}.',
  'With VAT it comes to {amount}, and the invoice says {amount2}.':
    'Met btw komt het op {amount}, en de factuur zegt {amount2}.',
  'This line is booked already, or is more than what is left to book.':
    'Deze regel is al geboekt, of is meer dan er nog te boeken is.',
  'This paper was printed by Kantoor and keeps its name and its place.':
    'Dit stuk is door Kantoor gemaakt en houdt zijn naam en plaats.',
}
