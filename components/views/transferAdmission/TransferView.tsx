import { Band } from '@/components/blocks/Band';
import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { FactList } from '@/components/blocks/FactList';
import { FaqList } from '@/components/blocks/FaqList';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import { Split } from '@/components/blocks/Split';
import { TRANSFER } from '@/data/content/landing/transfer';
import type { PageSeo } from '@/data/routes/routes';
import type { LandingContact } from '@/lib/landing/contact';
import type { TransferPage } from '@/lib/landing/transferPage';
import { BoardMoves } from './BoardMoves';
import { JoinableList } from './JoinableList';
import { TransferEnd } from './TransferEnd';

type TransferViewProps = { seo: PageSeo; page: TransferPage; contact: LandingContact };

const { who, steps, where, documents, boards, questions, questionsHeading } = TRANSFER;

const PICTURE = {
  src: '/pictures/landing/goldfish-moves-too.svg',
  alt: 'A removal van is loaded and a girl carries the goldfish, which has packed its own case',
};

/** For a family that moves: ask for the seat first, then everything about documents and boards. */
export const TransferView = ({ seo, page, contact }: TransferViewProps) => (
  <>
    <Seo {...seo} />
    <LandingHero
      heading={page.heading}
      lead={page.lead}
      points={page.points}
      form={page.form}
      phone={contact.phone}
    >
      <HeroImage {...PICTURE} size="narrow" />
    </LandingHero>
    <Band id="who" tone="white" heading={who.heading} lead={who.lead}>
      <FactList facts={who.bands} />
    </Band>
    <Band id="where" heading={where.heading} lead={where.lead}>
      <JoinableList cities={page.cities} />
    </Band>
    <Band id="papers" tone="white" heading={documents.heading} lead={documents.lead}>
      <FactList facts={documents.list} />
    </Band>
    <Band id="boards" heading={boards.heading} lead={boards.lead}>
      <BoardMoves />
    </Band>
    <Band id="steps" tone="white" heading={steps.heading}>
      <FactList facts={steps.list} />
    </Band>
    <Band id="questions" heading={questionsHeading}>
      <Split aside={<TransferEnd contact={contact} />}>
        <FaqList questions={questions} />
      </Split>
    </Band>
    <ContactBar path={seo.path} phone={contact.phone} />
  </>
);
