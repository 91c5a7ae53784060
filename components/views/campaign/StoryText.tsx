import { ButtonLink } from '@/components/ui/Button';
import type { CampaignLink } from '@/data/campaigns/campaign';
import styles from './StoryText.module.scss';

type StoryTextProps = { paragraphs: readonly string[]; link: CampaignLink | null };

/** Paragraphs, and one way on. */
export const StoryText = ({ paragraphs, link }: StoryTextProps) => (
  <div className={styles.root}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {link && (
      <ButtonLink href={link.path} tone="secondary">
        {link.title}
      </ButtonLink>
    )}
  </div>
);
