import { expect, test } from 'vitest'
import { fromMarkdown } from './markdown.ts'

const render = (text: string) =>
  fromMarkdown(text)
    .map(({ html }) => html)
    .join('\n')

test('headings, paragraphs, lists and code become their elements', () => {
  const text = '# A title\n\nOne line\nand **more** `code`.\n\n- first\n- second\n\n```json\n{ "a": 1 }\n\n{}\n```\n'
  expect(render(text)).toBe(
    [
      '<h1>A title</h1>',
      '<p>One line and <strong>more</strong> <code>code</code>.</p>',
      '<ul><li>first</li><li>second</li></ul>',
      '<pre tabindex="0" data-language="json"><code>{ &#34;a&#34;: 1 }\n\n{}</code></pre>',
    ].join('\n'),
  )
})

test('tables, anchors, long items and stress become theirs', () => {
  expect(render('## What it *is*')).toBe('<h2 id="what-it-is">What it <em>is</em></h2>')
  expect(render('- one\n  goes on\n- two')).toBe('<ul><li>one goes on</li><li>two</li></ul>')
  expect(render('| | B |\n|---|---|\n| `a\\|b` | 2 |')).toBe(
    '<div class="wide" tabindex="0"><table class="schedule"><thead><tr><td></td><th scope="col">B</th></tr></thead>\n' +
      '<tbody><tr><td><code>a|b</code></td><td>2</td></tr></tbody></table></div>',
  )
})

test('a link leads where it is told to lead', () => {
  const linkOf = (address: string) => (address === 'x.md' ? '/docs/x' : undefined)
  const text = fromMarkdown('[x](x.md) [`y`](y.md)', linkOf).map(({ html }) => html)
  expect(text).toEqual(['<p><a href="/docs/x">x</a> <code>y</code></p>'])
})

test('nothing that is written can become markup', () => {
  expect(render('<script>alert(1)</script> & "x"')).toBe(
    '<p>&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;x&#34;</p>',
  )
  expect(render('`<b>` **<i>**')).toBe('<p><code>&#60;b&#62;</code> <strong>&#60;i&#62;</strong></p>')
})

test('links lead to paths, anchors and http(s), and nowhere else', () => {
  expect(render('[docs](/docs)')).toBe('<p><a href="/docs">docs</a></p>')
  expect(render('[x](javascript:alert(1))')).not.toContain('<a')
  expect(render('[x](/a"onclick="b)')).toBe('<p><a href="/a&#34;onclick=&#34;b">x</a></p>')
})
