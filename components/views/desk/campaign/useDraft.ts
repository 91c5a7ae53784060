import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Campaign } from '@/data/campaigns/campaign';
import { changeCampaign, readCampaign, saveCampaign } from '@/lib/api/desk/campaigns';
import type { CampaignChange, DeskCampaign } from '@/lib/desk/campaignContract';
import { type SiteError, toSiteError } from '@/lib/site/siteError';

/** So long after the last key a draft is saved. */
const PAUSE_MS = 600;

export type SaveState = 'saved' | 'waiting' | 'saving' | SiteError;

/**
 * A campaign that is being written: saved a moment after each change, one save at a time, and before
 * anything else is done with it.
 */
export const useDraft = (first: DeskCampaign) => {
  const [shown, setShown] = useState(first);
  const [draft, setDraft] = useState(first.draft);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const latest = useRef({ draft: first.draft, revision: first.revision, saved: first.draft });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const take = (answer: DeskCampaign) => {
    latest.current.revision = answer.revision;
    setShown(answer);
  };

  const saveOnce = async (): Promise<boolean> => {
    const { draft: sent, revision } = latest.current;
    setSaveState('saving');
    try {
      take(await saveCampaign({ id: first.id, revision, draft: sent }));
      latest.current.saved = sent;
      return true;
    } catch (cause) {
      setSaveState(toSiteError(cause));
      return false;
    }
  };

  /** Saves what is not saved yet. False: that did not work, and is said. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) return running.current;
    const work = async () => {
      while (latest.current.saved !== latest.current.draft) if (!(await saveOnce())) return false;
      setSaveState('saved');
      return true;
    };
    running.current = work().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const change = (part: Partial<Campaign>) => {
    latest.current.draft = { ...latest.current.draft, ...part };
    setDraft(latest.current.draft);
    setSaveState((state) => (state === 'saving' ? state : 'waiting'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  const replace = (answer: DeskCampaign) => {
    latest.current.draft = answer.draft;
    latest.current.saved = answer.draft;
    setDraft(answer.draft);
    setSaveState('saved');
    take(answer);
  };

  /** Does something with the campaign once all is saved. Throws a `SiteError`; null: nothing was done. */
  const act = async (
    action: CampaignChange['action'],
    version?: string,
  ): Promise<DeskCampaign | 'removed' | null> => {
    if (!(await save())) return null;
    const { revision } = latest.current;
    const answer = await changeCampaign({ id: first.id, revision, action, version });
    if (answer === null) return 'removed';
    replace(answer);
    return answer;
  };

  /** What others have made of it meanwhile, in place of what is here. */
  const reload = async () => replace(await readCampaign(first.id));

  // By a link within the site, a moment after the last key.
  const leave = useEffectEvent(() => void save());

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.saved !== latest.current.draft) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      leave();
    };
  }, []);

  return { shown, draft, saveState, change, save, act, reload };
};
