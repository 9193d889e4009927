// What was just done is told at once: the oldest toast makes room for it, instead of the newest waiting for the others to go.
import { notifications, notificationsStore } from '@mantine/notifications'

notificationsStore.subscribe(({ notifications: shown, queue }) => {
  const oldest = shown[0]?.id
  // Not while the store is still telling of what came.
  if (queue.length > 0 && oldest) queueMicrotask(() => notifications.hide(oldest))
})
