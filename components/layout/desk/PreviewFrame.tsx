import type { ReactNode } from 'react';
import { CampaignHeader } from '@/components/layout/landingHeaders/CampaignHeader';
import { PREVIEW_COPY } from '@/data/copy/desk/campaignEditor';
import styles from './PreviewFrame.module.scss';

/**
 * What stands around the preview of a campaign: what visitors get, and that it is a draft. Nothing in it
 * can be pressed, so that no enquiry is sent from it.
 */
export const PreviewFrame = ({ children }: { children: ReactNode }) => (
  <>
    <p className={styles.notice}>{PREVIEW_COPY.notice}</p>
    <div inert>
      <CampaignHeader />
      <main>{children}</main>
    </div>
  </>
);
