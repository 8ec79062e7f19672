import type { ComponentProps } from 'react'

type TickProps = ComponentProps<'svg'> & { size?: number; strokeWidth?: number }

/** Our own tick: a slight chalk curve. */
export function Tick({ size = 20, strokeWidth = 1.5, ...rest }: TickProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d="M4.6 10.9c1.3.9 2.3 2 3.2 3.3C9.6 10.4 12 7.5 15.6 5.2" />
    </svg>
  )
}
