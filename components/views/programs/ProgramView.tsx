import type { ReactNode } from 'react';
import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import { PROGRAM_COPY } from '@/data/copy/programs';
import type { PageSeo } from '@/data/routes/routes';
import type { ProgramPage } from '@/lib/content/programs/programPage';
import { CardLinks } from './CardLinks';
import { ProgramBlock } from './ProgramBlock';
import { ProgramClosing } from './ProgramClosing';
import { toneAt } from './toneAt';

export type ProgramViewProps = {
  seo: PageSeo;
  page: ProgramPage;
  /** A tool, between the top of the page and its parts. */
  children?: ReactNode;
};

/** A page about what or how the school teaches: its top, its parts, questions and the form. */
export const ProgramView = ({ seo, page, children }: ProgramViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={page.heading}
      lead={page.lead}
      picture={page.picture}
      trail={<Breadcrumbs trail={page.trail} current={page.name} />}
    >
      {page.enquiry && (
        <p>
          <ButtonLink href="#enquire-desktop">{PROGRAM_COPY.toForm}</ButtonLink>
        </p>
      )}
    </Hero>
    {children}
    {page.blocks.map((block, at) => (
      <Band
        key={block.heading}
        id={`part-${at + 1}`}
        tone={toneAt(at)}
        heading={block.heading}
        lead={block.lead}
      >
        <ProgramBlock block={block} />
      </Band>
    ))}
    <Band id="read-on" tone={toneAt(page.blocks.length)} heading={PROGRAM_COPY.related}>
      <CardLinks links={page.related} />
    </Band>
    <ProgramClosing page={page} />
  </>
);
