// The figures of a chart as a table: always there for readers of screens, on request for everybody.
import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useWords, words } from '../../words/language.tsx'
import classes from './chart.module.css'
import type { ChartProps } from './chart.tsx'

const texts = words({
  en: { show: 'Show as a table', hide: 'Hide the table', when: 'When' },
  nl: { show: 'Toon als tabel', hide: 'Verberg de tabel', when: 'Wanneer' },
})

export function ChartTable({ label, points, series, format }: ChartProps) {
  const said = useWords(texts)
  const [isShown, { toggle }] = useDisclosure()
  return (
    <>
      <UnstyledButton className={classes.toggle} aria-expanded={isShown} onClick={toggle}>
        {isShown ? said.hide : said.show}
      </UnstyledButton>
      <div className={isShown ? classes.table : classes.unseen}>
        <table>
          <caption className={classes.unseen}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{said.when}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, label: name, link }, index) => (
              <tr key={key}>
                {/* What cannot be seen must not take the focus either. */}
                <th scope="row">{link && isShown ? <Link {...link}>{name}</Link> : name}</th>
                {series.map((one) => (
                  <td key={one.name} className="figure">
                    {typeof one.values[index] === 'number' ? format(one.values[index]) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
