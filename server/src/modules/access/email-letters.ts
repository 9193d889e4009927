// What is written to whoever changes the address he signs in with: to the new one and to the one before.
import type { PageLanguage } from '../../shared/languages.ts'

export const LINK_HOURS = 24

interface Letter {
  readonly subject: string
  readonly text: string
}

interface Place {
  readonly publicUrl: string
  readonly environment: string
}

interface Confirming extends Place {
  readonly name: string
  readonly email: string
  readonly token: string
}

/** To the new address; what the link carries stands behind # so that no server and no log sees it. */
export function confirmLetter(language: PageLanguage, { publicUrl, environment, ...of }: Confirming): Letter {
  const link = `${publicUrl}/account#${new URLSearchParams({ email: of.email, confirm: of.token })}`
  return WORDS[language].confirm({ environment, name: of.name, email: of.email, link })
}

/** To an address that opens an account there already. Whoever asked is not told, so that nobody finds out who has one. */
export function takenLetter(language: PageLanguage, { publicUrl, environment }: Place): Letter {
  return WORDS[language].taken({ environment, publicUrl })
}

/** To the address before; it does not say the new one. */
export function changedLetter(language: PageLanguage, said: Place & { readonly name: string }): Letter {
  return WORDS[language].changed(said)
}

interface Words {
  confirm(said: Record<'environment' | 'name' | 'email' | 'link', string>): Letter
  taken(said: Record<'environment' | 'publicUrl', string>): Letter
  changed(said: Record<'environment' | 'name' | 'publicUrl', string>): Letter
}

const WORDS: Readonly<Record<PageLanguage, Words>> = {
  en: {
    confirm: ({ environment, name, email, link }) =>
      letterOf('Confirm your new e-mail address', [
        `Dear ${name},`,
        `You asked to sign in to ${environment} with ${email}. Open this link in a browser in which you are signed in, within ${LINK_HOURS} hours:`,
        link,
        'Until then nothing changes. If you did not ask for this, you need to do nothing: nobody can use the link without your account.',
      ]),
    taken: ({ environment, publicUrl }) =>
      letterOf('Your e-mail address was given for another account', [
        `Somebody in ${environment} asked to sign in with this e-mail address from now on. It opens an account there already, so nothing was changed.`,
        'If it was you, choose another address, or give this account another one first. If it was not you, you need to do nothing.',
        `You sign in at ${publicUrl}/sign-in`,
      ]),
    changed: ({ environment, name, publicUrl }) =>
      letterOf('You sign in with another e-mail address', [
        `Dear ${name},`,
        `From now on you sign in to ${environment} with another e-mail address; this one opens your account no more. Every other browser was signed out.`,
        'If it was not you, somebody else is in your account: tell the owner of your environment at once. An owner can switch the account off.',
        `You sign in at ${publicUrl}/sign-in`,
      ]),
  },
  nl: {
    confirm: ({ environment, name, email, link }) =>
      letterOf('Bevestig je nieuwe e-mailadres', [
        `Beste ${name},`,
        `Je vroeg om je bij ${environment} aan te melden met ${email}. Open deze link binnen ${LINK_HOURS} uur in een browser waarin je bent aangemeld:`,
        link,
        'Tot die tijd verandert er niets. Vroeg je hier niet om? Dan hoef je niets te doen: zonder jouw account kan niemand iets met de link.',
      ]),
    taken: ({ environment, publicUrl }) =>
      letterOf('Je e-mailadres is opgegeven voor een ander account', [
        `Iemand bij ${environment} vroeg om zich voortaan met dit e-mailadres aan te melden. Het opent daar al een account, dus er is niets veranderd.`,
        'Was jij het? Kies een ander adres, of geef dit account eerst een ander adres. Was jij het niet? Dan hoef je niets te doen.',
        `Je meldt je aan op ${publicUrl}/sign-in`,
      ]),
    changed: ({ environment, name, publicUrl }) =>
      letterOf('Je meldt je aan met een ander e-mailadres', [
        `Beste ${name},`,
        `Vanaf nu meld je je bij ${environment} aan met een ander e-mailadres; dit adres opent je account niet meer. Elke andere browser is afgemeld.`,
        'Was jij het niet? Dan zit iemand anders in je account: waarschuw meteen de eigenaar van je omgeving. Die kan het account uitzetten.',
        `Je meldt je aan op ${publicUrl}/sign-in`,
      ]),
  },
}

function letterOf(subject: string, parts: readonly string[]): Letter {
  return { subject, text: parts.join('\n\n') }
}
