import { Page } from '../../ui/page.tsx'
import { BadgeSpecimens } from './specimens/badge-specimens.tsx'
import { ButtonSpecimens } from './specimens/button-specimens.tsx'
import { CardSpecimens } from './specimens/card-specimens.tsx'
import { ChainSpecimens } from './specimens/chain-specimens.tsx'
import { CheckSpecimens } from './specimens/check-specimens.tsx'
import { ColourSpecimens } from './specimens/colour-specimens.tsx'
import { DialogSpecimens } from './specimens/dialog-specimens.tsx'
import { DifferenceSpecimens } from './specimens/difference-specimens.tsx'
import { DisclosureSpecimens } from './specimens/disclosure-specimens.tsx'
import { EmptySpecimens } from './specimens/empty-specimens.tsx'
import { ChoiceSpecimens, FieldSpecimens } from './specimens/field-specimens.tsx'
import { FileSpecimens } from './specimens/file-specimens.tsx'
import { ListSpecimens } from './specimens/list-specimens.tsx'
import { MarkSpecimens } from './specimens/mark-specimens.tsx'
import { MenuSpecimens } from './specimens/menu-specimens.tsx'
import { MeterSpecimens } from './specimens/meter-specimens.tsx'
import { MoreSpecimens } from './specimens/more-specimens.tsx'
import { NoteSpecimens } from './specimens/note-specimens.tsx'
import { PageSpecimens } from './specimens/page-specimens.tsx'
import { RichTextSpecimens } from './specimens/rich-text-specimens.tsx'
import { SampleSpecimens } from './specimens/sample-specimens.tsx'
import { SettingSpecimens } from './specimens/setting-specimens.tsx'
import { SkillSpecimens } from './specimens/skill-specimens.tsx'
import { SpaceSpecimens } from './specimens/space-specimens.tsx'
import { SuggestionSpecimens } from './specimens/suggestion-specimens.tsx'
import { TableSpecimens } from './specimens/table-specimens.tsx'
import { TabsSpecimens } from './specimens/tabs-specimens.tsx'
import { TapeSpecimens } from './specimens/tape-specimens.tsx'
import { ThemeSpecimens } from './specimens/theme-specimens.tsx'
import { ToastSpecimens } from './specimens/toast-specimens.tsx'
import { TypeSpecimens } from './specimens/type-specimens.tsx'
import { VerificationSpecimens } from './specimens/verification-specimens.tsx'
import { WaitingSpecimens } from './specimens/waiting-specimens.tsx'
import { WordSpecimens } from './specimens/word-specimens.tsx'

/** Every part of the design system in its states. */
export function Component() {
  return (
    <Page title="Components" lead="Every part in its states. Switch the theme to see cloth and chalk.">
      <ThemeSpecimens />
      <MarkSpecimens />
      <ColourSpecimens />
      <TypeSpecimens />
      <SpaceSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <SettingSpecimens />
      <FileSpecimens />
      <PageSpecimens />
      <RichTextSpecimens />
      <VerificationSpecimens />
      <TapeSpecimens />
      <WordSpecimens />
      <DifferenceSpecimens />
      <SuggestionSpecimens />
      <CheckSpecimens />
      <ListSpecimens />
      <SkillSpecimens />
      <ChainSpecimens />
      <BadgeSpecimens />
      <CardSpecimens />
      <TabsSpecimens />
      <MenuSpecimens />
      <DialogSpecimens />
      <ToastSpecimens />
      <NoteSpecimens />
      <SampleSpecimens />
      <MeterSpecimens />
      <TableSpecimens />
      <MoreSpecimens />
      <DisclosureSpecimens />
      <EmptySpecimens />
      <WaitingSpecimens />
    </Page>
  )
}
