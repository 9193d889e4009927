import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkFields, fieldError, Problem, problems } from './problem.ts'

const pages = new URL('../../../docs/problems/', import.meta.url)

describe('the table of problems', () => {
  it('has one page for each code and no page besides', () => {
    const documented = readdirSync(pages).map((file) => file.replace(/\.md$/, ''))
    expect(documented.sort()).toEqual(Object.keys(problems).sort())
  })

  it.each(Object.entries(problems))(
    '%s is explained with an example that tells the truth',
    (code, { status, title }) => {
      const page = readFileSync(new URL(`${code}.md`, pages), 'utf8')
      const example = JSON.parse(/```json\n([\s\S]+?)\n```/.exec(page)?.[1] ?? '{}')
      expect(page).toContain(`# ${title}\n\n\`${code}\`, status ${status}\n`)
      expect(page).toMatch(/\*\*What happened\.\*\*[\s\S]+\*\*Why\.\*\*[\s\S]+\*\*How to fix it\.\*\*/)
      expect(example).toMatchObject({ type: `https://kantoor.example/problems/${code}`, title, status, code })
      expect(example.detail).toMatch(/\w/)
      expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
    },
  )
})

describe('a problem', () => {
  it('is an error that carries its code, its detail and what the rule adds', () => {
    const problem = new Problem('hours-locked', 'It is invoiced.', { lock_reason: 'invoiced' })
    expect(problem).toBeInstanceOf(Error)
    expect(problem).toMatchObject({
      code: 'hours-locked',
      detail: 'It is invoiced.',
      extra: { lock_reason: 'invoiced' },
    })
    expect(problem.message).toContain('hours-locked')
  })

  it('gathers all refused fields in one answer', () => {
    const errors = [fieldError('/a', 'required', 'a is required.'), fieldError('/b', 'range', 'b is too large.')]
    expect(() => checkFields([])).not.toThrow()
    expect(() => checkFields(errors)).toThrow(
      expect.objectContaining({
        code: 'validation-error',
        detail: 'a is required. b is too large.',
        extra: { errors },
      }),
    )
  })
})
