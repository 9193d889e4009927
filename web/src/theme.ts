// Warm paper and ink, one green; every pair of text and ground has the contrast of WCAG AA.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import type { Language } from './words/language.tsx'

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

const gray: MantineColorsTuple = [
  '#f7f5f0',
  '#f1eee7',
  '#e9e5dc',
  '#e3dfd5',
  '#b5b6ac',
  '#7e8279',
  '#5b6058',
  '#494d46',
  '#343833',
  '#1c211f',
]

const dark: MantineColorsTuple = [
  '#dcdfd8',
  '#bbbfb7',
  '#a0a59c',
  '#8a8f86',
  '#363b36',
  '#2b302c',
  '#1f2320',
  '#141614',
  '#0f110f',
  '#0a0b0a',
]

const SAID = {
  en: {
    close: 'Close',
    show: 'Show or hide the password',
    clear: 'Clear',
    calendar: {
      nextMonth: 'Next month',
      previousMonth: 'Previous month',
      nextYear: 'Next year',
      previousYear: 'Previous year',
      nextDecade: 'Next ten years',
      previousDecade: 'Previous ten years',
    },
  },
  nl: {
    close: 'Sluiten',
    show: 'Toon of verberg het wachtwoord',
    clear: 'Leegmaken',
    calendar: {
      nextMonth: 'Volgende maand',
      previousMonth: 'Vorige maand',
      nextYear: 'Volgend jaar',
      previousYear: 'Vorig jaar',
      nextDecade: 'Volgende tien jaar',
      previousDecade: 'Vorige tien jaar',
    },
  },
}

/** Buttons without words have a name in the language of the person. */
export function themeIn(language: Language) {
  const { close, show, clear, calendar } = SAID[language]
  const closeButtonProps = { 'aria-label': close }
  const clearButtonProps = { 'aria-label': clear }
  return createTheme({
    primaryColor: 'office',
    primaryShade: { light: 8, dark: 6 },
    autoContrast: true,
    colors: { office, gray, dark },
    black: '#1c211f',
    white: '#fdfcf9',
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    fontFamily: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    headings: { fontWeight: '650' },
    components: {
      Overlay: { defaultProps: { backgroundOpacity: 0.35 } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
      Modal: { defaultProps: { transitionProps: { duration: 120 }, closeButtonProps } },
      Drawer: { defaultProps: { transitionProps: { duration: 160 }, closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps, withBorder: true } },
      // The header of a dialog is no header of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': show } } },
      Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 600 } },
      Select: { defaultProps: { clearButtonProps } },
      MultiSelect: { defaultProps: { clearButtonProps } },
      DateInput: { defaultProps: { clearButtonProps, ariaLabels: calendar } },
      DatePickerInput: { defaultProps: { clearButtonProps, ariaLabels: calendar } },
    },
  })
}

export const colours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-red-text': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-8)',
    '--mantine-color-yellow-light-color': '#744800',
    '--mantine-color-orange-light-color': '#873600',
    '--mantine-color-placeholder': '#6b7068',
  },
  dark: {
    '--mantine-color-error': '#ff9b9b',
    '--mantine-color-red-text': '#ff9b9b',
    '--mantine-color-office-light': '#1b2f29',
    '--mantine-color-office-light-hover': '#223a33',
    '--mantine-color-office-light-color': 'var(--mantine-color-office-2)',
    '--mantine-color-gray-light': '#2b302c',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
    '--mantine-color-red-light': '#3b1f1d',
    '--mantine-color-red-light-color': '#ffb4ae',
    '--mantine-color-blue-light': '#1a2c3e',
    '--mantine-color-blue-light-color': '#a5d0f5',
    '--mantine-color-yellow-light': '#2e2713',
    '--mantine-color-yellow-light-color': '#f0d48a',
    // White must be read on them in the dark too.
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-8)',
    '--mantine-color-blue-filled': 'var(--mantine-color-blue-8)',
    '--mantine-color-blue-filled-hover': 'var(--mantine-color-blue-9)',
    '--mantine-color-anchor': 'var(--mantine-color-office-3)',
  },
})
