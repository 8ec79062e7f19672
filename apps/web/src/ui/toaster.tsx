import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { Info, TriangleAlert, X } from 'lucide-react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { TextLink } from './text-link.tsx'
import * as texts from './texts/parts.ts'
import { Tick } from './tick.tsx'
import { dismissToast, type Toast, toastRules, useToasts } from './toast.ts'
import styles from './toaster.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Where toasts appear. The app loads it with the first one. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Provider duration={toastRules.durationMs} swipeDirection="right" swipeThreshold={toastRules.swipeThresholdPx}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport className={styles.viewport} hotkey={[toastRules.hotkey]} label={texts.toasts} />
    </Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const failed = toast.variant === 'destructive'
  return (
    <Root
      // Polite: a form says the same failure in its own alert.
      type="background"
      className={classNames(styles.toast, failed && styles.destructive, toast.sign === 'note' && styles.note)}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id)
      }}
    >
      <span className={styles.icon}>
        <Sign toast={toast} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>{toast.title}</Title>
        {toast.description !== undefined && (
          <>
            <VisuallyHidden>. </VisuallyHidden>
            <Description className={styles.description}>{toast.description}</Description>
          </>
        )}
        {toast.link && (
          <Action asChild altText={toast.link.label}>
            <TextLink to={toast.link.to} className={styles.link}>
              {toast.link.label}
            </TextLink>
          </Action>
        )}
      </div>
      <Close asChild>
        <IconButton label={texts.close} className={styles.close}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </Close>
    </Root>
  )
}

function Sign({ toast: { variant, sign } }: { toast: Toast }) {
  if (variant !== 'destructive' && sign !== 'note') return <Tick />
  const Icon = variant === 'destructive' ? TriangleAlert : Info
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
}
