// Rights, ways in, settings and the ground that everything stands on.
export const accessSentences: Readonly<Record<string, string>> = {
  'Your role lacks the right {right}.': 'Je rol mist het recht {right}. Wie Kantoor beheert kan het je geven.',
  'Your role lacks the right {right}, which {text} needs.': 'Je rol mist het recht {right}, dat nodig is voor {text}.',
  '{text} needs the right {right}.': 'Voor {text} is het recht {right} nodig.',
  'Your own role lacks {rights}, so you cannot give or manage that.':
    'Je eigen rol mist {rights}, dus dat kun je een ander niet geven.',
  'This needs the scope {right}.': 'Hiervoor heeft de sleutel het recht {right} nodig.',
  'Only its owner, or somebody with the right settings, changes a shared view.':
    'Een gedeelde weergave wijzigt alleen wie haar maakte, of wie de instellingen beheert.',
  'The role of the owner always has every right and stays as it is.':
    'De rol van de eigenaar heeft altijd elk recht en blijft zoals ze is.',
  'Your sign-in did not open this environment; give the password you have there.':
    'Deze omgeving vraagt een eigen wachtwoord. Geef het wachtwoord dat je daar hebt.',
  'Sign in first.': 'Meld je eerst aan.',
  'Make somebody else an owner first.': 'Maak eerst iemand anders eigenaar.',
  'Somebody has an account here already; sign in.': 'Er heeft hier al iemand een account. Meld je aan.',
  'The e-mail address or the password is not right.': 'Het e-mailadres of het wachtwoord klopt niet.',
  'This code is not right, or was used before.': 'Deze code klopt niet of is al gebruikt.',
  'This code is not right; look whether the clock of the device is.':
    'Deze code klopt niet. Kijk of de klok van je apparaat goed staat.',
  'This link was used before or is too old; ask for a new one.':
    'Deze link is al gebruikt of te oud. Vraag om een nieuwe.',
  'This link was used before, is too old, or is not for this account; ask for a new one.':
    'Deze link is al gebruikt, te oud, of niet voor dit account. Vraag om een nieuwe.',
  'This is the address you sign in with already.': 'Met dit adres meld je je al aan.',
  'You asked for this too often; wait until you ask again.':
    'Je vroeg hier te vaak om. Wacht even en probeer het dan opnieuw.',
  'This took too long, or began in another browser; sign in again.':
    'Dit duurde te lang, of begon in een andere browser. Meld je opnieuw aan.',
  'This took too long, or was done already; begin again.': 'Dit duurde te lang, of is al gedaan. Begin opnieuw.',
  'This passkey is not known here, or was not unlocked.': 'Deze passkey is hier niet bekend, of is niet ontgrendeld.',
  'This is not what was asked for.': 'Dit is niet waar om gevraagd werd. Begin opnieuw.',
  'The set-up code is not right; the server printed it when it started.':
    'De installatiecode klopt niet. De server toonde hem toen hij startte.',
  'Too many attempts to sign in failed; wait, or use a sign-in link.':
    'Er is te vaak mislukt aangemeld. Wacht even, of gebruik een aanmeldlink.',
  'The current password is not right.': 'Je huidige wachtwoord klopt niet.',
  'Give your password or a code first.': 'Geef eerst je wachtwoord of een code.',
  'Give your password first.': 'Geef eerst je wachtwoord.',
  'Sign in again first.': 'Meld je eerst opnieuw aan.',
  'A password has at least {number} characters.': 'Een wachtwoord heeft minstens {number} tekens.',
  'A password has at most {number} bytes.': 'Dit wachtwoord is te lang.',
  'This password is one of those that are guessed first; choose another one.':
    'Dit wachtwoord wordt als eerste geraden. Kies een ander.',
  'Begin with an app first.': 'Begin eerst met een app.',
  'No app is connected.': 'Er is geen app gekoppeld.',
  'An app is connected already; disconnect it first.': 'Er is al een app gekoppeld. Ontkoppel die eerst.',
  'This user has no app connected.': 'Deze gebruiker heeft geen app gekoppeld.',
  'This mail is on its way already.': 'Deze mail is al onderweg.',
  '{field} must lie in the future.': 'Dit moet in de toekomst liggen.',
  '{field} must hold {text} once, or {text2} for four digits, and no other braces.':
    'Hier hoort één keer {text} in, of {text2} voor vier cijfers, en geen andere accolades.',

  'There are {number} webhooks; delete one that is no longer needed.':
    'Er zijn al {number} webhooks. Verwijder er een die niet meer nodig is.',
  'The webhook is switched off; switch it on first, with is_active: true.': 'De webhook staat uit. Zet hem eerst aan.',
  'The URL is longer than {number} characters.': 'Het adres is langer dan {number} tekens.',
  'The URL holds a space or an invisible character; write %20 for a space.':
    'In het adres staat een spatie of een onzichtbaar teken. Schrijf %20 voor een spatie.',
  'The URL holds a backslash; parts of a path are divided by /.': 'In het adres staat een \\. Gebruik /.',
  'The URL has to begin with {text}.': 'Het adres moet beginnen met {text}.',
  'This is not a URL; an example of one is {text}.': 'Dit is geen webadres. Zo ziet er een uit: {text}.',
  'The URL holds a user name or password; every delivery is signed instead.':
    'In het adres staat een gebruikersnaam of wachtwoord. Laat dat weg: elke levering is ondertekend.',
  'The URL has a part after #, which no server receives; leave it out.':
    'Wat achter # staat komt bij geen server aan. Laat het weg.',
  'The host name ends in a dot; leave it out.': 'De hostnaam eindigt op een punt. Laat die weg.',
  '{text} is not a host name.': '{text} is geen hostnaam.',
  '{text} is a name inside a network; the URL needs a host name that everyone can reach.':
    '{text} bestaat alleen binnen een netwerk. Gebruik een hostnaam die iedereen kan bereiken.',
  'The address {text} is never that of a receiver.': 'Op het adres {text} zit nooit een ontvanger.',
  'The address {text} is private; the URL has to lead to a public one.':
    'Het adres {text} is privé. Gebruik een openbaar adres.',
  'Port {text} is not taken; use 443, 8443 or one from {text2} on.':
    'Poort {text} kan niet. Gebruik 443, 8443 of een vanaf {text2}.',
  'Write the host as {text}.': 'Schrijf de host als {text}.',

  'The record has changed since you read it; read it again and repeat your change.':
    'Iemand anders heeft dit intussen gewijzigd. Kijk wat er nu staat en doe je wijziging opnieuw.',
  'No such record or path exists, or it is not yours to see.': 'Dit bestaat niet meer, of je mag het niet zien.',
  'Another record already has this name.': 'Deze naam is al in gebruik. Kies een andere.',
  'Another record already has this number.': 'Dit nummer is al in gebruik. Kies een ander.',
  'Another record already has this project_number.': 'Dit projectnummer is al in gebruik. Kies een ander.',
  'Another record already has this employee_number.': 'Dit personeelsnummer is al in gebruik. Kies een ander.',
  'Another record already has this email.': 'Dit e-mailadres is al in gebruik. Kies een ander.',
  'Another record already has this valid_from.': 'Er begint op die dag al een ander. Kies een andere dag.',
  'Another record already has this user_id.': 'Deze gebruiker hoort al bij een andere medewerker.',
  'Another record already has this person_id.': 'Deze persoon hoort al bij een andere medewerker.',
  'Another record already has this is_primary.': 'Er is al een eerste contactpersoon.',
  'Another record already has this {name}.': 'Dit is al in gebruik. Kies iets anders.',
  'Other records refer to this one.': 'Andere gegevens verwijzen hiernaar, dus het blijft.',
  'Somebody else is working on the same record; try again in a moment.':
    'Iemand anders is hier net mee bezig. Probeer het zo opnieuw.',
  'The database cannot be reached at the moment; try again shortly.':
    'De database is even niet bereikbaar. Probeer het zo opnieuw.',
  'Too many files arrive at once; send it again shortly.':
    'Er komen te veel bestanden tegelijk. Stuur het zo nog een keer.',
  'You may make {number} requests a minute.': 'Je kunt {number} verzoeken per minuut doen. Wacht even.',
  'JSON may have at most 1 MiB, a file at most 20 MB.': 'Een bestand mag hooguit 20 MB zijn.',
  'The file is not what it says: {text}.': 'Het bestand is niet wat de naam zegt ({text}). Kies een ander bestand.',
  '"{value}" is not possible from "{value2}". Possible from there: {values}.':
    'Van ‘{value2}’ naar ‘{value}’ kan niet. Wel mogelijk: {values}.',
  '"{value}" is not possible from "{value2}". Nothing is possible from there.':
    'Van ‘{value2}’ naar ‘{value}’ kan niet.',
  'An export holds {number} rows and these are {number2}: narrow the filters.':
    'Een export heeft hooguit {number} regels en dit zijn er {number2}. Filter verder.',
}
