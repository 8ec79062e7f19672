import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { BackButton } from './back-button.tsx'
import { Badge } from './badge.tsx'
import { Brand } from './brand.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Card } from './card.tsx'
import { Disclosure } from './disclosure.tsx'
import { EmptyState } from './empty-state.tsx'
import { CheckboxField, PasswordField, SelectField, TextField } from './field.tsx'
import { Note } from './note.tsx'
import { Page } from './page.tsx'
import { Stitches, UseBar } from './progress.tsx'
import { Segments } from './segments.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { MiniTape, Tape } from './tape.tsx'
import { Chalked, Edited, Seam } from './words.tsx'

const ignore = () => undefined

const parts: Record<string, ReactNode> = {
  Avatar: <Avatar name="data_analyst" />,
  BackButton: <BackButton />,
  Badge: <Badge>Required</Badge>,
  Brand: <Brand />,
  Button: <Button busy>Saving...</Button>,
  ButtonLink: <ButtonLink to="/">Home</ButtonLink>,
  Card: <Card title="Title">Text</Card>,
  CheckboxField: <CheckboxField label="I agree" />,
  Disclosure: <Disclosure summary="Question">Answer</Disclosure>,
  EmptyState: <EmptyState title="Nothing yet">Text</EmptyState>,
  Note: <Note>Text</Note>,
  Page: <Page title="Title" lead="Lead" />,
  PasswordField: <PasswordField label="Password" />,
  Segments: <Segments label="Kind" value="a" onValueChange={ignore} items={[{ value: 'a', label: 'A' }]} />,
  SelectField: <SelectField label="Style" />,
  Skeleton: <Skeleton />,
  Spinner: <Spinner label="Loading" />,
  Stitches: <Stitches label="Tailoring" step={1} of={4} text="Reading." />,
  Table: (
    <Table caption="Resumes" columns={[{ key: 'title', label: 'Title' }]}>
      {null}
    </Table>
  ),
  Tabs: <Tabs label="Kind" value="a" onValueChange={ignore} items={[{ value: 'a', label: 'A', content: 'Text' }]} />,
  Tape: <Tape score={78} before={64} ceiling={84} target={[75, 90]} />,
  MiniTape: <MiniTape score={78} label="78 of 100" />,
  TextField: <TextField label="Username" />,
  UseBar: <UseBar label="Cover letters" used={1} limit={5} />,
  Words: (
    <p>
      <Chalked>cut</Chalked> <Edited number={1}>to fit</Edited> <Seam />
    </p>
  ),
}

describe('parts of prerendered pages', () => {
  it.each(Object.entries(parts))('%s needs no inline style, which the Content-Security-Policy refuses', (_, part) => {
    const markup = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
    expect(markup).not.toMatch(/\sstyle=|<style/)
  })
})
