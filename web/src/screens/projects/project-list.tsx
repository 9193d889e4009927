// A list of what belongs to one project.
import { useMemo } from 'react'
import type { ListPath, QueryOf } from '../../api/records.ts'
import { Empty } from '../../ui/empty.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { RecordList, type RecordListProps } from '../../ui/record-list.tsx'
import { type Both, useWords } from '../../words/language.tsx'
import { useProjectId } from './project-query.ts'

interface ProjectListProps<P extends ListPath>
  extends Pick<RecordListProps<P>, 'path' | 'columns' | 'filters' | 'open' | 'hasSearch'> {
  /** Mostly ofProject; given by each list, so that its own parameters check it. */
  readonly asked: (projectId: string) => QueryOf<P>
  readonly icon: IconName
  readonly texts: Both<{ readonly title: string; readonly none: string; readonly teach: string }>
}

export function ProjectList<P extends ListPath>({ asked, icon, texts, ...list }: ProjectListProps<P>) {
  const { title, none, teach } = useWords(texts)
  const id = useProjectId()
  const fixed = useMemo(() => asked(id), [asked, id])
  return (
    <RecordList<P>
      {...list}
      title={title}
      fixed={fixed}
      isPart
      empty={<Empty icon={icon} title={none} text={teach} />}
    />
  )
}

export function ofProject(project_id: string) {
  return { project_id }
}
