// What is said of files that are imported, and of their rows.
export const importSentences: Readonly<Record<string, string>> = {
  'A field that a column was given to is no longer there ({text}): choose the columns anew.':
    'Een veld waar een kolom bij hoorde is er niet meer ({text}). Kies de kolommen opnieuw.',
  'This may not be empty.': 'Dit mag niet leeg zijn.',
  'Write a time such as 9:30.': 'Schrijf een tijd als 9:30.',
  'Write a duration such as 1:30, 1,5 or 90m.': 'Schrijf een duur als 1:30, 1,5 of 90m.',
  'Write an amount such as {text}.': 'Schrijf een bedrag als {text}.',
  'Write yes or no.': 'Schrijf ja of nee.',
  'Write a whole number.': 'Schrijf een geheel getal.',
  'Write one of {values}.': 'Schrijf een van deze: {values}.',
  'Write a day such as {text} or 2026-01-31.': 'Schrijf een datum als {text} of 2026-01-31.',
  'How long it took is missing.': 'De duur ontbreekt.',
  '{number} records are called this; use the number, or the id.':
    'Er zijn er {number} die zo heten. Gebruik het nummer.',
  'A row with this reference was imported before.': 'Een rij met deze sleutel is al eerder geïmporteerd.',
  'This is there already.': 'Dit staat er al.',
  'The same stands in an earlier row of this file.': 'Hetzelfde staat al eerder in dit bestand.',
  'It was changed after the import.': 'Dit is na de import gewijzigd.',
  'The employee has a contract, a rate or a team by now.':
    'De medewerker heeft inmiddels een contract, een tarief of een team.',
  'The project has services, tasks, planning or notes by now.':
    'Het project heeft inmiddels diensten, taken, planning of notities.',
  'The project that it belongs to stays.': 'Het project waar dit bij hoort blijft staan.',
  'An import that is {value} takes no {value2}.': 'Dat kan niet meer: de import is inmiddels verder.',
  'The file is empty.': 'Het bestand is leeg.',
  'This is a workbook of an old Excel; save it as .xlsx or as .csv.':
    'Dit is een werkmap van een oude Excel. Sla hem op als .xlsx of .csv.',
  'The file needs a row of headings and at least one row below it.':
    'Het bestand heeft een rij met koppen nodig en minstens één rij eronder.',
  'A file holds at most {number} rows and this one has {number2}; divide it.':
    'Een bestand heeft hoogstens {number} rijen, en dit heeft er {number2}. Verdeel het.',
  'A file has at most {number} columns and this one has {number2}.':
    'Een bestand heeft hoogstens {number} kolommen, en dit heeft er {number2}.',
  'This is not a table: choose a .csv or an .xlsx file.': 'Dit is geen tabel. Kies een .csv- of .xlsx-bestand.',
  'The workbook is damaged or protected with a password; save it again as .xlsx or as .csv.':
    'De werkmap is beschadigd of heeft een wachtwoord. Sla hem opnieuw op als .xlsx of .csv.',
  'The workbook is too large when unpacked; divide it, or save the sheet as .csv.':
    'De werkmap is uitgepakt te groot. Verdeel hem, of sla het blad op als .csv.',
  'The workbook cannot be read; save it again as .xlsx, or the sheet as .csv.':
    'De werkmap is niet te lezen. Sla hem opnieuw op als .xlsx, of het blad als .csv.',
  'The file takes too long or too much memory to read; divide it, or save it as .csv.':
    'Het bestand is te groot om te lezen. Verdeel het, of sla het op als .csv.',
  'Whoever asked for this has no account any more.': 'Wie hierom vroeg heeft geen account meer.',
}
