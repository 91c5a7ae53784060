import dynamic from 'next/dynamic';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Link } from '@/components/ui/Link';
import type { CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { pathsOf } from '@/lib/counts/landingPath';
import type { DeskCampaign } from '@/lib/desk/campaignContract';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { useIsReady } from '@/lib/hooks/useIsReady';
import { BasicsPart } from './BasicsPart';
import styles from './CampaignEditor.module.scss';
import { FormPart } from './FormPart';
import { History } from './History';
import type { PagePart } from './PartFields';
import { PartsPart } from './PartsPart';
import { PreviewPane } from './PreviewPane';
import { Publishing } from './Publishing';
import { ProblemsContext } from './problems';
import { TopPart } from './TopPart';
import { useDraft } from './useDraft';

const Preflight = dynamic(() =>
  import('@/components/blocks/desk/Preflight').then((part) => part.Preflight),
);

type CampaignEditorProps = { campaign: DeskCampaign; lists: CampaignLists; siteUrl: string };

/** A campaign as it is written: the form, and the page beside it. */
export const CampaignEditor = ({ campaign, lists, siteUrl }: CampaignEditorProps) => {
  const editor = useDraft(campaign);
  const isReady = useIsReady();
  const { shown, draft, change } = editor;
  const hero = draft.blocks.find(isHero);
  const parts = draft.blocks.filter((block) => !isHero(block));
  const setBlocks = (first: HeroBlock | undefined, others: readonly PagePart[]) =>
    change({ blocks: [...(first ? [first] : []), ...others] });

  return (
    <ProblemsContext value={shown.problems}>
      <div className={styles.root}>
        <DeskHead title={draft.title} />
        <div className={styles.head}>
          <Link href={DESK_PATHS.campaigns} className={styles.back}>
            {COPY.back}
          </Link>
          <h1>{draft.title}</h1>
        </div>
        <div className={styles.columns}>
          <fieldset className={styles.form} disabled={!isReady}>
            <Publishing editor={editor} />
            {shown.state !== 'draft' && (
              <section className={styles.part} aria-labelledby="addresses">
                <h2 id="addresses">{COPY.addresses}</h2>
                <p className={styles.quiet}>{COPY.addressesHint}</p>
                {pathsOf(shown.publishedSlug ?? draft.slug).map((path) => (
                  <p key={path} className={styles.address}>
                    <a href={siteUrl + path} target="_blank" rel="noreferrer">
                      {siteUrl + path}
                    </a>
                  </p>
                ))}
              </section>
            )}
            {shown.state === 'live' && (
              <section className={styles.part} aria-labelledby="check">
                <h2 id="check">{COPY.check}</h2>
                <p className={styles.quiet}>{COPY.checkHint}</p>
                <Preflight path={`/campaign/${shown.publishedSlug ?? draft.slug}`} />
              </section>
            )}
            {hero && (
              <TopPart hero={hero} lists={lists} onChange={(next) => setBlocks(next, parts)} />
            )}
            <BasicsPart draft={draft} lists={lists} onChange={change} />
            <FormPart draft={draft} lists={lists} onChange={change} />
            <PartsPart parts={parts} lists={lists} onChange={(next) => setBlocks(hero, next)} />
            <History editor={editor} />
          </fieldset>
          <PreviewPane campaign={shown} />
        </div>
      </div>
    </ProblemsContext>
  );
};

const isHero = (block: CampaignBlock): block is HeroBlock => block.kind === 'hero-with-form';
