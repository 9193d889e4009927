// The folders of a machine that the guides for operators name, below another one. What lies there already stays.
export function placed(text: string, root: string): string {
  return text.replaceAll(/(?<![\w./}])\/(?=(?:etc|mnt|opt|srv|var)\/)/g, (slash, at: number) =>
    text.startsWith(root, at) ? slash : `${root}/`,
  )
}
