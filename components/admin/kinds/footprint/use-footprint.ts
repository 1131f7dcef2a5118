'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Done } from '@/components/admin/editing/commands/machine';
import { type CommandOptions, useAction } from '@/components/admin/editing/commands/use-action';
import {
  type OpenedDraft,
  readShared,
  type SharedDraft,
} from '@/components/admin/editing/sharing/open-draft';
import { type OpenedWork, openWork } from '@/components/admin/editing/work/open-work';
import { resumedConflict } from '@/components/admin/editing/work/resumed-work';
import { isCancelled } from '@/components/admin/kit/error-message';
import { focusHomeOf } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { changedFields, pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { publicChange } from '@/lib/publishing/revision-mark';
import type { Ending } from '@/lib/records/drafts';
import { getFootprintOrDefaults, updateFootprint } from '@/lib/records/facade';
import { z } from '@/lib/validation/zod';

const NAME = 'GlobalFootprint';
const texts = KINDS[NAME].messages;

/** Returns the published record with the given figures. */
export const publishedAs = (published: Footprint, figures: object): Footprint => ({
  ...published,
  ...pickEditable(NAME, figures),
});

/** Saves the draft, or publishes figures. Publishing reloads the page, which then shows the receipt. */
export function useFootprintActions(
  { footprints, opened, request, onSaved, onFootprints }: FootprintActionOptions,
  form: RefObject<HTMLElement | null>,
) {
  const { draft, published } = footprints;
  const [resumed] = useState(() => resumedConflict(NAME, draft, opened));
  const { run, resume, ...state } = useAction(resumed);
  const [reloads, setReloads] = useState(false);

  useEffect(() => {
    const done = takeAfterReload();
    if (!done) return;
    resume(done);
    // Focus was lost when the page reloaded.
    focusHomeOf(form.current);
  }, [resume, form]);

  // Reloads in an effect, because the leave guard must be removed first.
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);

  async function saveDraft(figures: object, signal: AbortSignal): Promise<Footprint> {
    const changed: Footprint = { ...draft, ...pickEditable(NAME, figures) };
    const saved = { ...changed, revision: await updateFootprint(changed, false, undefined, signal) };
    onFootprints({ draft: saved, published });
    return saved;
  }

  /** Returns the result of a command that has saved only the draft. */
  async function draftSaved(saved: Footprint): Promise<Done> {
    await onSaved?.(saved);
    return { confirmation: texts.saved };
  }

  async function writePublished(
    changed: Footprint,
    kept: Footprint,
    ending: Ending | undefined,
    signal: AbortSignal,
  ) {
    const revision = await updateFootprint(changed, true, ending, signal);
    const done: Done = {
      confirmation: texts.published,
      change: { collection: NAME, id: 'published', revision },
    };
    onFootprints({ draft: kept, published: { ...changed, revision } });
    keepForReload(done);
    setReloads(true);
    return { confirmation: texts.published };
  }

  return {
    ...state,
    run,
    save: (figures: object, options: CommandOptions = {}) =>
      run(async (signal) => draftSaved(await saveDraft(figures, signal)), options),
    publish: (figures: object, options: CommandOptions = {}) =>
      run(
        async (signal) => {
          const unsaved = changedFields(NAME, draft, figures).length > 0;
          const kept = unsaved ? await saveDraft(figures, signal) : draft;
          // A publication ends the request, because it was for a version that has been replaced.
          const ending = request ? { draft: request } : undefined;
          return writePublished(publishedAs(published, figures), kept, ending, signal).catch((error) => {
            if (unsaved && isCancelled(error)) return draftSaved(kept);
            throw error;
          });
        },
        { ...options, kind: 'publish' },
      ),
    /** Publishes exactly the figures in the request. @param reason why an administrator approves them alone; otherwise '' */
    approve: (reason: string, options: CommandOptions) =>
      request &&
      run(
        (signal) => writePublished(request.record, draft, { draft: request, approval: { reason } }, signal),
        {
          ...options,
          kind: 'publish',
        },
      ),
    /** Republishes earlier figures. The draft stays unchanged. */
    restore: (figures: object) =>
      run((signal) => writePublished(publishedAs(published, figures), draft, undefined, signal), {
        kind: 'restore',
        // The form contains none of the restored figures, so there is nothing to choose from.
        onConflict: ({ theirs }) => theirs && onFootprints({ draft, published: { ...published, ...theirs } }),
      }),
  };
}

/**
 * Returns the live figures if the colleague who saved the draft has published them too. Any other live figures must
 * cause a conflict of their own.
 */
export async function publishedWith(draft: object): Promise<Footprint | null> {
  const live = await getFootprintOrDefaults('published').catch(() => null);
  return live && changedFields(NAME, draft, live).length === 0 ? live : null;
}

type FootprintActionOptions = Omit<FootprintFormProps, 'shared'> & {
  /** The shared draft of the published figures, which publishers can be asked to publish. */
  request: SharedDraft<Footprint> | null;
  /** Called after the draft of the figures is saved. */
  onSaved?(draft: Footprint): Promise<void>;
};

type Footprints = { draft: Footprint; published: Footprint };

type LoadedFootprints = {
  footprints: Footprints;
  /** The user's earlier unsaved changes. */
  opened: OpenedWork | null;
  /** The shared draft of the published figures, and whether they need a second person. */
  shared: Omit<OpenedDraft<Footprint>, 'seen'>;
};

export type FootprintFormProps = LoadedFootprints & { onFootprints(footprints: Footprints): void };

async function load(): Promise<LoadedFootprints> {
  const [draft, published, shared] = await Promise.all([
    getFootprintOrDefaults('draft'),
    getFootprintOrDefaults('published'),
    readShared<Footprint>(NAME, 'published'),
  ]);
  return { footprints: { draft, published }, opened: await openWork(NAME, draft), shared };
}

/**
 * Loads both footprints, and unsaved changes to the draft. A footprint that was never saved has the defaults and
 * revision 0.
 */
export const useFootprints = () => useLoaded<LoadedFootprints>(load);

const KEY = 'admin-done';

const schema = z.object({ confirmation: z.string(), change: publicChange });

/** Stores an action's result for the page to show after its reload. */
function keepForReload(done: Done) {
  sessionStorage.setItem(KEY, JSON.stringify(done));
}

/** Returns the result stored before the reload, if any, and removes it. */
function takeAfterReload(): Done | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? schema.parse(JSON.parse(kept)) : null;
}
