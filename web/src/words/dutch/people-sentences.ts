// Employees, contracts, leave, absence and planning.
export const peopleSentences: Readonly<Record<string, string>> = {
  'Nobody can be his own manager, also not through others.':
    'Niemand is zijn eigen leidinggevende, ook niet via anderen.',
  'The employee is deactivated. Choose another, or reactivate him.':
    'Deze medewerker is niet meer actief. Kies een ander, of maak hem weer actief.',
  'The employee is employed from {day} until {day2}. Choose days in between.':
    'Deze medewerker is in dienst van {day} tot en met {day2}. Kies dagen daartussen.',
  'The employee is employed from {day}. Choose days in between.':
    'Deze medewerker is in dienst vanaf {day}. Kies een latere dag.',
  'The employee is employed until {day}. Choose days in between.':
    'Deze medewerker is in dienst tot en met {day}. Kies een eerdere dag.',
  'Which employee you are is for somebody else to say.': 'Welke medewerker jij bent bepaalt iemand anders.',
  'This employee is among the members already.': 'Deze medewerker zit al in het team.',
  '{field} cannot lie before start_date, {day}.': 'Dit ligt vóór de begindatum, {day}.',
  '{field} cannot lie before the start, {day}.': 'Dit ligt vóór het begin, {day}.',
  'There is {text} in the days it loses; end the contract instead of deleting it.':
    'In deze dagen staan al uren of verlof. Laat het contract eindigen in plaats van het te verwijderen.',
  'There are {text} in the days it loses; end the contract instead of deleting it.':
    'In deze dagen staan al uren of verlof. Laat het contract eindigen in plaats van het te verwijderen.',
  'There is {text} in the days it loses; send confirm: true to shorten the contract all the same.':
    'In de dagen die vervallen staan al uren of verlof. Bevestig dat je het contract toch wilt inkorten.',
  'There are {text} in the days it loses; send confirm: true to shorten the contract all the same.':
    'In de dagen die vervallen staan al uren of verlof. Bevestig dat je het contract toch wilt inkorten.',
  'The employee has a contract in that period already.': 'Deze medewerker heeft in die periode al een contract.',
  'Others have this employee as their manager; deactivate instead.':
    'Deze medewerker is leidinggevende van anderen. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This employee leads a team; deactivate instead.':
    'Deze medewerker leidt een team. Zet ‘Actief’ uit in plaats van te verwijderen.',
  'This employee had leave; deactivate instead.': 'Deze medewerker had verlof. Zet ‘Actief’ uit.',
  'The leave of this employee was adjusted; deactivate instead.':
    'Het verlof van deze medewerker is aangepast. Zet ‘Actief’ uit.',
  'This employee was absent; deactivate instead.': 'Deze medewerker was ziek gemeld. Zet ‘Actief’ uit.',
  'This employee is planned; deactivate instead.': 'Deze medewerker is ingepland. Zet ‘Actief’ uit.',

  'Leave of somebody else is asked for by the manager or with the right approve_leave.':
    'Verlof van een ander vraagt de leidinggevende aan, of wie verlof mag goedkeuren.',
  'Nobody decides on leave of his own without the right approve_own.': 'Over je eigen verlof beslist iemand anders.',
  'Leave is decided on by the manager or with the right approve_leave.':
    'Over verlof beslist de leidinggevende, of wie verlof mag goedkeuren.',
  'Leave is cancelled by the employee, the manager or with approve_leave.':
    'Verlof trekt de medewerker zelf in, de leidinggevende, of wie verlof mag goedkeuren.',
  'The leave began on {day}; ask your manager to cancel it.':
    'Het verlof is op {day} begonnen. Vraag je leidinggevende om het in te trekken.',
  'This leave is {value}. Cancel it and ask again.': 'Dit verlof is {value}. Trek het in en vraag het opnieuw aan.',
  'The employee has no contract on {day}; leave falls inside contracts.':
    'Op {day} is er geen contract, en zonder contract is er geen verlof.',
  'The employee has leave from {day} to {day2}.': 'Er is al verlof van {day} tot en met {day2}. Kies andere dagen.',
  'The employee asked for other leave in that period already.': 'In die dagen is al ander verlof aangevraagd.',
  'There is no working time to take on {day}: days that are free or covered by an absence need no leave.':
    'Op {day} wordt niet gewerkt, dus verlof is niet nodig.',
  'There is no working time to take between {day} and {day2}: days that are free or covered by an absence need no leave.':
    'Van {day} tot en met {day2} wordt niet gewerkt, dus verlof is niet nodig.',
  'The request takes {minutes} minutes, {minutes2} are left for those days.':
    'Dit kost {minutes} uur, en voor deze dagen is er nog {minutes2} uur over.',
  'The last day is not before the first, {day}.': 'De laatste dag is niet eerder dan de eerste, {day}.',
  'The last day is not before {day}.': 'De laatste dag is niet eerder dan {day}.',
  'Leave takes at most {number} days, here until {day}.': 'Verlof duurt hooguit {number} dagen, hier tot en met {day}.',
  'Leave ends on {day} at the latest.': 'Verlof eindigt uiterlijk op {day}.',
  '{field} goes with the status approved or rejected.': 'Een toelichting hoort bij goedkeuren of afkeuren.',
  '{field} goes with a single day only; leave it out.': 'Uren vul je alleen bij één dag in. Laat dit leeg.',
  'On {day} there are {minutes} minutes to take.': 'Op {day} kun je hooguit {minutes} uur opnemen.',
  'This leave type is inactive; choose another.': 'Deze verlofsoort is niet meer in gebruik. Kies een andere.',
  'Leave of this type has no balance to book on.': 'Deze verlofsoort heeft geen saldo.',
  'The leave of {text} lasts until {day} at least.': 'Het verlof van {text} blijft minstens tot en met {day}.',
  'Leave of this type was asked for; deactivate it.':
    'Verlof van deze soort is aangevraagd. Kies ‘Niet meer gebruiken’.',
  'Leave of this type was adjusted; deactivate it instead.':
    'Verlof van deze soort is aangepast. Kies ‘Niet meer gebruiken’.',
  'Employees have a balance of this type; deactivate it instead.':
    'Medewerkers hebben saldo van deze soort. Kies ‘Niet meer gebruiken’.',
  'Employees have leave of this type. Its kind, whether it has a balance, and where contracts post to stay as they are; make another type for what is new.':
    'Medewerkers hebben verlof van deze soort, dus dit ligt vast. Maak voor iets nieuws een andere verlofsoort.',
  'There is an active leave type of this kind already.': 'Er is al een actieve verlofsoort van dit type.',

  'The absence ended on {day} and could be reported again until {day2}. Make a new report.':
    'De melding eindigde op {day} en was te heropenen tot en met {day2}. Maak een nieuwe melding.',
  'The employee is reported absent since {day}; close or change that report.':
    'De medewerker is sinds {day} ziek gemeld. Sluit of wijzig die melding.',
  'The employee is reported absent already; close that first.':
    'De medewerker is al ziek gemeld. Sluit die melding eerst.',
  'The employee was reported absent in that period already.': 'De medewerker was in die periode al ziek gemeld.',
  'The employee was reported absent from {day} to {day2} already.':
    'De medewerker was al ziek gemeld van {day} tot en met {day2}.',
  'The employee was reported absent from {day} to now already.': 'De medewerker is al sinds {day} ziek gemeld.',
  'The employee has no contract on {day}.': 'De medewerker heeft op {day} geen contract.',
  'You report your own absence; the right absence is for that of others.':
    'Je meldt alleen jezelf ziek. Voor anderen is het recht daarvoor nodig.',
  'An absence is reported from {day} on at the latest.': 'Een ziekmelding begint uiterlijk op {day}.',
  'The expected end is not before {day}.': 'Het verwachte einde is niet eerder dan {day}.',
  'The last day has been: it is {day} at the latest.': 'De laatste dag is geweest: uiterlijk {day}.',
  'A closed absence has a last day; send end_date.': 'Vul de laatste dag in.',
  'An absence that is reported again has no end; send null.': 'Een heropende melding heeft geen einde. Laat dit leeg.',

  'From {day} to {day2} the employee has no working time left. Choose other days or another employee.':
    'Van {day} tot en met {day2} heeft de medewerker geen tijd meer. Kies andere dagen of een andere medewerker.',
  'You plan your own days; the right planning is for those of others.':
    'Je plant je eigen dagen. Voor die van anderen is het recht om te plannen nodig.',
  '{field} is not before {day}.': 'Kies {day} of later.',
  'Ask for at most {number} days at once, these are {number2}.': 'Kies hooguit {number} dagen; dit zijn er {number2}.',
  'Plan at most {number} days at once, these are {number2}.':
    'Plan hooguit {number} dagen tegelijk; dit zijn er {number2}.',
  'Send exactly one of minutes and minutes_per_day.': 'Vul het totaal of de uren per dag in, een van beide.',
  '{minutes} minutes are more than 24 hours on each of the {number} working days; plan at most {minutes2}.':
    '{minutes} uur is meer dan er in {number} werkdagen past. Plan hooguit {minutes2} uur.',
}
