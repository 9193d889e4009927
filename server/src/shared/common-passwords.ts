// The passwords that are guessed first, without their usual decoration: capitals, digits for letters, a year or a mark behind.

const WORDS = new Set(
  `password passwort passw passwd pass wachtwoord welkom welcome login letmein admin administrator root toor guest user test
  testing tester default changeme secret geheim qwerty qwertz azerty qwert asdf asdfgh zxcv zxcvbn qazwsx qweasd qweqwe asdasd abc abcd
  abcde abcdef abcdefg abcdefgh aaa xxx iloveyou ilove loveyou lovely love liefde schat schatje princess prinses sunshine zonneschijn
  dragon draak monkey aap master baseball football voetbal basketball hockey soccer tennis golf superman batman spiderman pokemon
  naruto minecraft starwars matrix trustno shadow hunter killer ranger jordan harley mustang ferrari porsche mercedes corvette yamaha
  honda toyota audi volkswagen opel ajax feyenoord psv liverpool chelsea arsenal barcelona realmadrid juventus manchester summer
  winter spring autumn zomer herfst lente vakantie holiday january february march april may june july august september october
  november december januari februari maart mei juni juli augustus oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  monday tuesday wednesday thursday friday saturday sunday michael michelle jennifer jessica ashley amanda nicole daniel daniela
  andrea andrew robert thomas charlie george joshua matthew anthony william richard joseph david james john peter pieter jan johan
  kees henk willem sander jeroen martijn maarten stefan dennis kevin patrick marieke sanne lisa laura anna emma sophie julia maria
  natasha samantha victoria elizabeth hannah olivia alexander benjamin nathan tyler brandon justin jackson taylor cookie koekje
  chocolate chocolade cheese kaas banana banaan apple orange pepper ginger coffee koffie computer internet google facebook samsung
  android iphone apple windows microsoft linux oracle server office kantoor bedrijf company business money geld bank finance
  nederland holland amsterdam rotterdam utrecht denhaag eindhoven london paris berlin america canada australia freedom whatever
  nothing something anything everything hello hallo hoi goodbye thankyou please friends family familie forever always angel angels
  flower bloem butterfly vlinder rainbow unicorn diamond silver golden purple yellow orange green blue black white red heart
  star stars moon maan heaven jesus christ blessed faith genesis bible church buster bailey maggie daisy buddy max lucky rocky
  tigger tiger lion eagle eagles falcon phoenix wolf panther cowboys yankees lakers bulls steelers packers redsox giants thunder
  lightning storm blizzard ninja samurai warrior wizard merlin gandalf frodo hobbit potter hogwarts slipknot metallica nirvana
  eminem beatles elvis madonna marley guitar piano music muziek dance dancer playboy sexy pussy fuckyou fuck asshole bitch biteme
  hottie baby babygirl babyboy mother mama mommy father papa daddy brother sister oma opa hond kat poes dog cat puppy kitty kitten
  access account system manager director service support helpdesk backup database oracle sample example demo temp temporary public
  private private security secure cisco router network wifi internet online mobile phone telefoon camera video media stream gaming
  gamer player noob leetspeak hacker hacked cracker zaqxsw qwer rewq fdsa poiuy lkjh mnbv onetwothree eentweedrie`.split(
    /\s+/,
  ),
)
const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
]
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFKC')
  const bare = plain.replace(/^[\d\W_]+/, '').replace(/[\d\W_]+$/, '')
  const letters = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)
  const undecorated = plain.replace(/[\d\W_]{1,6}$/, '')
  return (
    (bare === '' && plain.length < 12) ||
    [bare, letters(bare), letters(plain), letters(undecorated)].some((word) => WORDS.has(unit(word))) ||
    ROWS.some((row) => row.includes(unit(plain)))
  )
}

/** What a text repeats: abcabcabc is no better than abc. */
function unit(text: string): string {
  return text.length > 64 ? text : (/^(.+?)\1*$/s.exec(text)?.[1] ?? text)
}
