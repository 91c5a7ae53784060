import { type FormEvent, useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { FormStatus } from '@/components/forms/FormStatus';
import { RadioButtons } from '@/components/forms/RadioButtons';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import { NEW_CAMPAIGN_COPY as COPY, PATTERN_TEXTS } from '@/data/copy/desk/campaigns';
import { PATTERN_NAMES, PATTERNS } from '@/data/desk/patterns';
import { deskCampaignPath } from '@/data/routes/deskPaths';
import { beginCampaign } from '@/lib/api/desk/campaigns';
import type { NewCampaign } from '@/lib/desk/campaignContract';
import type { PlaceLists } from '@/lib/desk/lists';
import { useIsReady } from '@/lib/hooks/useIsReady';
import { type SiteError, toSiteError } from '@/lib/site/siteError';
import styles from './CampaignsView.module.scss';

type NewCampaignViewProps = { lists: PlaceLists };

const OPTIONS = PATTERN_NAMES.map((value) => ({
  value,
  label: PATTERN_TEXTS[value].name,
  detail: PATTERN_TEXTS[value].detail,
}));

/** Begins a campaign: what it is about, then a whole page to change. */
export const NewCampaignView = ({ lists }: NewCampaignViewProps) => {
  const [choice, setChoice] = useState<NewCampaign>({
    pattern: 'city',
    city: '',
    branch: '',
    grade: '',
  });
  const [error, setError] = useState<SiteError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isReady = useIsReady();
  const needs: readonly string[] = PATTERNS.find(({ name }) => name === choice.pattern)?.of ?? [];
  const set = (change: Partial<NewCampaign>) => {
    setError(null);
    setChoice({ ...choice, ...change });
  };
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    try {
      window.location.assign(deskCampaignPath(await beginCampaign(choice)));
    } catch (cause) {
      setError(toSiteError(cause));
      setIsSending(false);
    }
  };

  return (
    <div className={styles.root}>
      <DeskHead title={COPY.title} />
      <h1>{COPY.title}</h1>
      <p>{COPY.intro}</p>
      <form onSubmit={begin} noValidate>
        <fieldset className={styles.form} disabled={!isReady}>
          <RadioButtons
            name="pattern"
            label={COPY.pattern}
            options={OPTIONS}
            value={choice.pattern}
            onChange={(value) => {
              const pattern = PATTERN_NAMES.find((one) => one === value);
              if (pattern) set({ pattern });
            }}
          />
          <SelectField
            id="new-city"
            label={COPY.city}
            placeholder={COPY.choose}
            options={lists.cities}
            error={errorAt('city')}
            value={choice.city}
            onChange={({ target }) => set({ city: target.value, branch: '' })}
          />
          {needs.includes('branch') && (
            <SelectField
              id="new-branch"
              label={COPY.branch}
              placeholder={COPY.choose}
              options={lists.branches.filter(({ city }) => city === choice.city)}
              error={errorAt('branch')}
              value={choice.branch}
              onChange={({ target }) => set({ branch: target.value })}
            />
          )}
          {needs.includes('grade') && (
            <SelectField
              id="new-grade"
              label={COPY.grade}
              placeholder={COPY.choose}
              options={lists.grades}
              error={errorAt('grade')}
              value={choice.grade}
              onChange={({ target }) => set({ grade: target.value })}
            />
          )}
          {error && error.field === undefined && <p role="alert">{error.message}</p>}
          <div>
            <Button type="submit" aria-disabled={isSending}>
              {COPY.submit}
            </Button>
          </div>
          <FormStatus>{isSending ? COPY.sending : null}</FormStatus>
        </fieldset>
      </form>
    </div>
  );
};
