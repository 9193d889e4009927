// Projects, services, tasks and hours.
export const workSentences: Readonly<Record<string, string>> = {
  'A draft invoice contains this project. Finalise or delete it first.':
    'Dit project staat op een conceptfactuur. Maak die eerst definitief, of verwijder haar.',
  'A draft invoice of the present company profile contains this project. Finalise or delete it first.':
    'Dit project staat op een conceptfactuur van het huidige bedrijf. Maak die eerst definitief, of verwijder haar.',
  'An archived project cannot be changed. Make it active or closed first.':
    'Een gearchiveerd project verandert niet. Heropen het eerst, of sluit het af.',
  'The manager is no longer active. Choose an active employee.':
    'De projectleider is niet meer actief. Kies een actieve medewerker.',
  'The assignee is no longer active. Choose an active employee.':
    'De uitvoerder is niet meer actief. Kies een actieve medewerker.',
  'The project is archived, so its services are at rest. Make it active first.':
    'Het project is gearchiveerd, dus de diensten ook. Heropen het eerst.',
  'The project is closed, so its services are at rest. Reopen it first.':
    'Het project is afgesloten, dus de diensten ook. Heropen het eerst.',
  'The project is archived, so its tasks are at rest. Make it active first.':
    'Het project is gearchiveerd, dus de taken ook. Heropen het eerst.',
  'The project is closed and takes no new tasks. Reopen it first.':
    'Het project is afgesloten, dus er komen geen taken meer bij. Heropen het eerst.',
  'The project is archived and its hours are at rest. Make it active first.':
    'Het project is gearchiveerd. Heropen het om uren te schrijven of te wijzigen.',
  'The project is closed and its hours are at rest. Reopen it first.':
    'Het project is afgesloten. Heropen het om uren te schrijven of te wijzigen.',
  'The project is archived and its costs are at rest. Make it active first.':
    'Het project is gearchiveerd. Heropen het om kosten te boeken of te wijzigen.',
  'The project is closed and its costs are at rest. Reopen it first.':
    'Het project is afgesloten. Heropen het om kosten te boeken of te wijzigen.',
  'The project is archived, so nothing of it is invoiced. Reopen it first.':
    'Het project is gearchiveerd, dus er wordt niets gefactureerd. Heropen het eerst.',
  'The project is archived and takes no planning. Make it active first.':
    'Het project is gearchiveerd. Heropen het om te plannen.',
  'The project is closed and takes no planning. Reopen it first.':
    'Het project is afgesloten. Heropen het om te plannen.',
  'The service is closed and takes no planning. Reopen it or choose another.':
    'De dienst is afgesloten. Heropen haar om te plannen, of kies een andere.',
  'The service is closed and takes no new hours. Reopen it or choose another.':
    'De dienst is afgesloten. Heropen haar om uren te schrijven, of kies een andere.',
  'The service is closed and takes no new costs. Reopen it or choose another.':
    'De dienst is afgesloten. Heropen haar om kosten te boeken, of kies een andere.',
  'No hours can be booked on this service. Choose another one.':
    'Op deze dienst kun je geen uren schrijven. Kies een andere.',
  'Part of this service stands on an invoice; its billing method and cycle are fixed.':
    'Een deel van deze dienst is gefactureerd. De manier en de periode van factureren liggen vast.',
  'Already {amount} is invoiced; the price cannot be lower.':
    'Er is al {amount} gefactureerd. De prijs kan niet lager zijn.',
  'The service does not belong to the project.': 'Deze dienst hoort bij een ander project.',
  'The task does not belong to the project.': 'Deze taak hoort bij een ander project.',
  'The task belongs to another service of the project.': 'Deze taak hoort bij een andere dienst van het project.',
  "The VAT rate does not belong to the project's company profile.":
    'Dit btw-tarief hoort bij een ander bedrijf dan het project.',
  'Services or costs of this project use VAT rates of another company profile. Change those first.':
    'Diensten of kosten van dit project hebben btw-tarieven van een ander bedrijf. Wijzig die eerst.',
  'A service rate is for an hour type, an employee, or both; for all hours there is the rate of the service.':
    'Kies een urensoort, een medewerker of allebei. Voor alle uren is er het tarief van de dienst.',
  '{field} must be empty with {value}.': 'Laat dit leeg bij ‘{value}’.',
  '{field} is required with {value}.': 'Vul dit in bij ‘{value}’.',
  'This date lies before the start date {day}.': 'Dit ligt vóór de begindatum, {day}.',
  'Position {number} is taken.': 'Plaats {number} is al bezet.',
  'No service has position {number}.': 'Er is geen dienst op plaats {number}.',
  'A task is not due before it starts.': 'Een taak is niet klaar voordat ze begint.',
  'Hours are booked on this project, so it stays; close or archive it instead.':
    'Op dit project staan uren, dus het blijft. Sluit het af of archiveer het.',
  'Costs are booked on this project, so it stays; close or archive it instead.':
    'Op dit project staan kosten, dus het blijft. Sluit het af of archiveer het.',
  'Invoices or drafts contain this project, so it stays; close or archive it instead.':
    'Dit project staat op facturen, dus het blijft. Sluit het af of archiveer het.',
  'Hours are booked on this service, so it stays; close it instead.':
    'Op deze dienst staan uren, dus ze blijft. Sluit haar af.',
  'Costs are booked on this service, so it stays; close it instead.':
    'Op deze dienst staan kosten, dus ze blijft. Sluit haar af.',
  'Invoices or drafts contain this service, so it stays; close it instead.':
    'Deze dienst staat op facturen, dus ze blijft. Sluit haar af.',
  'Projects were made from this template; deactivate it instead.':
    'Met dit sjabloon zijn projecten gemaakt. Kies ‘Niet meer gebruiken’.',
  'Hours were booked with this hour type; deactivate it instead.':
    'Er zijn uren met deze urensoort. Kies ‘Niet meer gebruiken’.',
  'Service rates use this hour type; deactivate it instead.':
    'Tarieven van diensten gebruiken deze urensoort. Kies ‘Niet meer gebruiken’.',

  'This entry stands on a finalised invoice. A credit note for the whole line frees it.':
    'Deze uren staan op een definitieve factuur. Een creditnota voor de hele regel geeft ze vrij.',
  'This entry stands on a draft invoice. Take it off the draft first.':
    'Deze uren staan op een conceptfactuur. Haal ze eerst van het concept.',
  'This entry is approved. Withdraw the approval first.':
    'Deze uren zijn goedgekeurd. Laat de goedkeuring eerst intrekken.',
  'This entry is written off. Undo the write-off first.': 'Deze uren zijn afgeboekt. Maak de afboeking eerst ongedaan.',
  'This entry lies in a closed period. Reopen the period first.':
    'Deze uren liggen in een afgesloten periode. Heropen die eerst.',
  'Some of these hours stand on an invoice already.': 'Een deel van deze uren staat al op een factuur.',
  'Only the employee can submit these hours.': 'Alleen de medewerker zelf kan deze uren indienen.',
  'Only the manager of the employee or of the project can approve these hours, and not their own.':
    'Deze uren keurt de leidinggevende of de projectleider goed, en niemand die van zichzelf.',
  'Only the manager of the employee or of the project can reject these hours, and not their own.':
    'Deze uren keurt de leidinggevende of de projectleider af, en niemand die van zichzelf.',
  'Only the manager of the employee or of the project can {value} these hours, and not their own.':
    'Dit doet de leidinggevende of de projectleider, en niemand met uren van zichzelf.',
  'A reason is required.': 'Geef een reden.',
  'You may only write hours of your own; the right approve_hours is for those of others.':
    'Je schrijft alleen uren van jezelf. Voor die van anderen is het recht om goed te keuren nodig.',
  'The hour type is no longer in use. Choose an active one.':
    'Deze urensoort is niet meer in gebruik. Kies een andere.',
  'The employee is deactivated.': 'Deze medewerker is niet meer actief.',
  'The employee is not employed on {day}.': 'Deze medewerker is op {day} niet in dienst.',
  'Hours are closed up to and including {day}.':
    'De uren zijn afgesloten tot en met {day}. Kies een latere dag, of laat de periode heropenen.',
  'With this entry {day} would hold {minutes} of {minutes2} minutes.':
    'Met deze uren komt {day} op {minutes}, en een dag heeft er {minutes2}.',
  'The employee has another entry in this time. Move one of the two.':
    'Er staan al andere uren op dit tijdstip. Verplaats een van beide.',
  'Hours can be booked up to {day}, {number} days ahead.':
    'Uren schrijf je hooguit {number} dagen vooruit, nu tot en met {day}.',
  'The project has a budget of {minutes} (minutes); with these hours it would use {minutes2}.':
    'Het budget van het project is {minutes} uur. Met deze uren wordt het {minutes2}.',
  'The service has a budget of {minutes} (minutes); with these hours it would use {minutes2}.':
    'Het budget van de dienst is {minutes} uur. Met deze uren wordt het {minutes2}.',
  'The project has a budget of {amount} (amount); with these hours it would use {amount2}.':
    'Het budget van het project is {amount}. Met deze uren wordt het {amount2}.',
  'The service has a budget of {amount} (amount); with these hours it would use {amount2}.':
    'Het budget van de dienst is {amount}. Met deze uren wordt het {amount2}.',
  'Your account is not linked to an employee: say whose week by employee_id.':
    'Je account hoort bij geen medewerker. Kies van wie je de week wilt zien.',
  'A timer belongs to an employee, and your account is not linked to one.':
    'Een timer is van een medewerker, en je account hoort bij geen.',
  'A timer of this employee is running already.': 'Er loopt al een timer van deze medewerker.',
  'No timer of yours is running; it may have been stopped elsewhere.':
    'Er loopt geen timer van jou. Misschien is hij ergens anders gestopt.',
  'The timer has been running since {instant}. Stop it with stopped_at, the moment when you stopped.':
    'De timer loopt al sinds {instant}. Zeg wanneer je gestopt bent.',
  'It is not later than {instant}.': 'Het is pas {instant}. Kies een eerder tijdstip.',
  'A timer starts at most 24 hours ago.': 'Een timer begint hooguit 24 uur geleden.',
  'Another timer is running since {instant}; stop it first.':
    'Sinds {instant} loopt er een andere timer. Stop die eerst.',
  'The timer started at {instant}.': 'De timer begon om {instant}. Kies een later tijdstip.',
  'At most 24 hours after the start; discard it otherwise.': 'Hooguit 24 uur na het begin. Gooi de timer anders weg.',
  'Another rate also begins on {day}.': 'Er is al een tarief dat op {day} begint.',
  'Say whose hours: a service, project or employee.': 'Kies van wat of van wie: een dienst, project of medewerker.',
  'At most {number} entries at once, these are {number2}.':
    'Hooguit {number} regels tegelijk, en dit zijn er {number2}. Kies een kortere periode.',
  'The period ends before it begins.': 'De periode eindigt voordat ze begint.',
  '{field} must be {day} or later, as date_from is.': 'Kies {day} of later; daar begint de periode.',
  '{field} must be {day} or later, as close_from is.': 'Kies {day} of later; daar begint de periode.',
  'From date_from to date_to must be at most {number} days; these are {number2}.':
    'Kies hooguit {number} dagen; dit zijn er {number2}.',
  '{field} must be today, {day}, or earlier.': 'Kies vandaag ({day}) of eerder.',
}
