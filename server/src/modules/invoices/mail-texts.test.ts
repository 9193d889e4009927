import { describe, expect, test } from 'vitest'
import { type MailTopic, mailText } from './mail-texts.ts'

const facts = {
  number: '2026-00042',
  total: '€ 121,00',
  outstanding: '€ 21,00',
  dueDate: '15 december 2026',
  iban: 'NL91ABNA0417164300',
  attention: 'Anna de Vries',
  seller: 'Agency B.V.',
}
const topics: MailTopic[] = ['invoice', 'creditNote', 'reminder1', 'reminder2', 'reminder3']

describe.each(['nl', 'en', 'de', 'fr'] as const)('in %s', (language) => {
  test.each(topics)('the %s says what the customer has to know', (topic) => {
    const { subject, text } = mailText(language, topic, facts)
    expect(subject).toContain(facts.number)
    expect(subject).not.toContain('\n')
    const known = topic === 'creditNote' ? [facts.total] : [facts.dueDate, facts.iban]
    for (const word of [facts.number, facts.attention, facts.seller, ...known]) expect(text).toContain(word)
    expect(text).toContain(topic.startsWith('reminder') ? facts.outstanding : facts.total)
  })

  test('what is not known is left out', () => {
    for (const topic of topics) {
      const { text } = mailText(language, topic, { ...facts, iban: null, attention: null })
      expect(text).not.toMatch(/null|undefined| {2}| ,/)
    }
  })

  test('no two mails have the same subject', () => {
    expect(new Set(topics.map((topic) => mailText(language, topic, facts).subject)).size).toBe(topics.length)
  })
})
