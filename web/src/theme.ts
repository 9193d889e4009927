import { createTheme, type MantineColorsTuple } from '@mantine/core'

const office: MantineColorsTuple = [
  '#e9f6f2',
  '#d3ebe4',
  '#a6d7c9',
  '#79d0b8',
  '#4fb59a',
  '#2f9a80',
  '#1c826a',
  '#146c58',
  '#0f5c4d',
  '#0a473b',
]

export const theme = createTheme({
  primaryColor: 'office',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  colors: { office },
  black: '#1c211f',
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650' },
})
