import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import { ButtonLink } from '@/components/ui/Button';
import { PROGRAM_COPY } from '@/data/copy/programs';
import type { PageSeo } from '@/data/routes/routes';
import type { ProgramPage } from '@/lib/programs/programPage';
import { ProgramClosing } from './ProgramClosing';
import { ProgramStoryIsland } from './ProgramStoryIsland';

export type ProgramViewProps = {
  seo: PageSeo;
  page: ProgramPage;
  /** A tool, between the top of the page and its story. */
  children?: ReactNode;
};

/** A page about what or how the school teaches: its top, its story, questions and the form. */
export const ProgramView = ({ seo, page, children }: ProgramViewProps) => (
  <>
    <Seo {...seo} />
    <Hero
      heading={page.heading}
      lead={page.lead}
      picture={{ src: `/pictures/programs/${page.picture}`, width: 640, height: 480 }}
      trail={<Breadcrumbs trail={page.trail} current={page.name} />}
    >
      {page.enquiry && (
        <p>
          <ButtonLink href="#enquire-desktop">{PROGRAM_COPY.toForm}</ButtonLink>
        </p>
      )}
    </Hero>
    {children}
    <ProgramStoryIsland page={page} />
    <ProgramClosing page={page} />
  </>
);
