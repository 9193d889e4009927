// Every mark on the screens, drawn in lines on a field of 24 by 24. They never speak for themselves: a word stands beside them or in a label.
const LINES = {
  home: 'M4 11.5 12 4.5l8 7M6.5 9.5V19h11V9.5M10 19v-5h4v5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.5V12l3 2',
  relations:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5M15.5 5.3a3 3 0 0 1 0 5.4M17.5 14.5c1.7.7 2.8 2.2 3 4.5',
  organization: 'M5 20V5.5L13 4v16M13 9h6v11M3.5 20h17M8 8.5h2M8 12h2M8 15.5h2M15.8 12.5h.7M15.8 16h.7',
  person: 'M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM5 19.5c.5-3.5 3.3-5.5 7-5.5s6.5 2 7 5.5',
  project: 'M4 7.5V18.5h16V8.5h-8.5l-2-2.5H4v1.5Z',
  board: 'M4.5 5h4v14h-4ZM10.2 5h4v9h-4ZM15.9 5h4v11.5h-4Z',
  invoice: 'M6 3.5h12V20.5l-2.4-1.5-1.8 1.5-1.8-1.5-1.8 1.5L8.4 19 6 20.5ZM9 8.5h6M9 12.5h6',
  cart: 'M3.5 5h2.3l2 10.5h9.4L19.5 8H6.5M9 18.5v1M16.5 18.5v1',
  sales: 'M4 5h16l-6 7.5V19l-4-2v-4.5Z',
  badge:
    'M4.5 6h15v13h-15ZM9 3.5v2.5M15 3.5v2.5M12 9.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM8.7 16.5c.7-1.4 1.8-2 3.3-2s2.6.6 3.3 2',
  calendar: 'M4.5 6h15v13.5h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  document: 'M6.5 3.5h7L17.5 8v12.5h-11ZM13.5 3.5V8h4M9.5 12.5h5M9.5 16h5',
  image: 'M4 5.5h16v13H4ZM4 16l4.5-4.5 3.5 3.5 3-3 5 5M15.5 8.8h.01',
  chart: 'M4.5 19.5h15M7 16v-4M11 16V6M15 16V9.5M19 16v-2',
  settings:
    'M4 7.5h8M16.5 7.5H20M4 16.5h3.5M12 16.5h8M14.2 5.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM9.8 14.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 8.5h10.5V20H9ZM15 8.5V4H4.5v11.5H9',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  right: 'M9.5 6l6 6-6 6',
  left: 'M14.5 6l-6 6 6 6',
  back: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  open: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z',
  screen: 'M3.5 5h17v11h-17ZM9 20h6M12 16v4',
  language: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  leave: 'M13.5 4.5H5v15h8.5M10 12h10.5M16.5 8l4 4-4 4',
  key: 'M8 11.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10.5 12.5 18.5 4.5M15.5 7.5l2.5 2.5',
  code: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.3 5l-2.6 14',
  keyboard: 'M3.5 6.5h17v11h-17ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8.5 14h7',
  undo: 'M8.5 5.5 4.5 9.5l4 4M4.5 9.5h9a5 5 0 0 1 0 10H9',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5',
  edit: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5ZM13.5 7.5l3 3',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  upload: 'M12 15.5V4.5M7 9l5-5 5 5M4.5 19.5h15',
  filter: 'M4 7h16M7 12h10M10.5 17h3',
  columns: 'M4 5h16v14H4ZM9.3 5v14M14.7 5v14',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z',
  play: 'M7.5 5v14l11.5-7Z',
  stop: 'M6.5 6.5h11v11h-11Z',
  pause: 'M8 5.5v13M16 5.5v13',
  alert: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17h.01',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11.5V16M12 8.3h.01',
  help: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM9.7 9.7c.2-1.3 1.1-2 2.4-2s2.3.8 2.3 2c0 1.8-2.4 1.8-2.4 3.7M12 16.3h.01',
  offline: 'M4 4l16 16M7.2 9.2A4.5 4.5 0 0 0 7.5 18H16M10.5 6.3A5.5 5.5 0 0 1 17.2 11a3.5 3.5 0 0 1 2.3 5.8',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M5 4.5h3.5l1.5 4-2 1.5c1 2.3 2.7 4 5 5l1.5-2 4 1.5V18c0 1-.8 1.5-1.8 1.5C10.5 19 5 13.5 4.5 6.3 4.5 5.2 4.5 4.5 5 4.5Z',
  note: 'M4.5 4.5h15v10l-5 5h-10ZM14.5 19.5v-5h5M8 9h8M8 12.5h4',
  tag: 'M4.5 4.5h7l8 8-7 7-8-8ZM8.5 8.5h.01',
  bell: 'M6 16.5c1-1.5 1-3 1-5a5 5 0 0 1 10 0c0 2 0 3.5 1 5ZM10.3 19.5c1 .8 2.4.8 3.4 0',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  repeat: 'M4.5 12V9.5a3 3 0 0 1 3-3h11M16 3.5l3 3-3 3M19.5 12v2.5a3 3 0 0 1-3 3h-11M8 20.5l-3-3 3-3',
  spark: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8ZM18.5 16.5v4M16.5 18.5h4',
  plug: 'M9 3.5V8M15 3.5V8M6.5 8h11v3a5.5 5.5 0 0 1-11 0ZM12 16.5v4',
} as const

export type IconName = keyof typeof LINES

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={WIDE.has(name) ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="icon"
    >
      <path d={LINES[name]} />
    </svg>
  )
}

// Dots are lines of no length, so they need the breadth.
const WIDE: ReadonlySet<IconName> = new Set(['more', 'drag'])
