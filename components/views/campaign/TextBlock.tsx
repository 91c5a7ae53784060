import { ButtonLink } from '@/components/ui/Button';
import type { CampaignLink } from '@/data/campaigns/campaign';
import styles from './TextBlock.module.scss';

type TextBlockProps = { paragraphs: readonly string[]; link: CampaignLink | null };

/** Paragraphs, and one way on. */
export const TextBlock = ({ paragraphs, link }: TextBlockProps) => (
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
