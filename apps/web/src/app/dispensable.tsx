import { Component, type ReactNode } from 'react'

/** A part that the page can do without: where it fails, nothing stands in its place. */
export class Dispensable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
