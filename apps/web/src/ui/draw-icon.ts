import { createElement, type SVGProps } from 'react'

interface IconData {
  size: number
  node: [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Draws an icon of the library. Its own way also knows contexts, classes and strokes that keep their width, and is the
 * larger part of what a first visit would load for its icons.
 */
export const drawIcon = (icon: IconData) =>
  function Icon({ size = icon.size, strokeWidth = 2, ...rest }: IconProps) {
    const isNamed = rest['aria-label'] ?? rest['aria-labelledby'] ?? rest.role
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${icon.size} ${icon.size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
