'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type Done, useAction } from '@/components/admin/editing/use-action';
import { type OpenedWork, openWork } from '@/components/admin/editing/work/open-work';
import { focusHomeOf } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { editors } from '@/content/admin/editors';
import { changedFields, pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { publication } from '@/lib/publishing/revision-mark';
import { ConflictError } from '@/lib/records/errors';
import { getFootprintOrDefaults, updateFootprint } from '@/lib/records/facade';
import { z } from '@/lib/validation/zod';

const NAME = 'GlobalFootprint';
const texts = KINDS[NAME].messages;

/** Saves the draft, or publishes figures. Publishing reloads the page, which then shows the receipt. */
export function useFootprintActions(
  { draft, published }: Footprints,
  onFootprints: (footprints: Footprints) => void,
  form: RefObject<HTMLElement | null>,
) {
  const { run, resume, ...state } = useAction();
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

  async function saveDraft(figures: object): Promise<Footprint> {
    const changed: Footprint = { ...draft, ...pickEditable(NAME, figures) };
    try {
      const saved = { ...changed, revision: await updateFootprint(changed, false) };
      onFootprints({ draft: saved, published });
      return saved;
    } catch (error) {
      // The colleague who saved the draft may have published it too. Any other live figures must cause a conflict of
      // their own.
      if (error instanceof ConflictError && error.theirs) {
        const live = await getFootprintOrDefaults('published').catch(() => published);
        const isTheirs = changedFields(NAME, error.theirs, live).length === 0;
        if (isTheirs) onFootprints({ draft, published: live });
      }
      throw error;
    }
  }

  const save = (figures: object) =>
    run(async () => {
      await saveDraft(figures);
      return { confirmation: texts.saved };
    });

  async function writePublished(figures: object, kept: Footprint): Promise<Done> {
    const changed: Footprint = { ...published, ...pickEditable(NAME, figures) };
    const revision = await updateFootprint(changed, true);
    const done: Done = {
      confirmation: texts.published,
      change: { collection: NAME, id: 'published', revision },
    };
    onFootprints({ draft: kept, published: { ...changed, revision } });
    keepForReload(done);
    setReloads(true);
    return { confirmation: texts.published };
  }

  const publish = (figures: object) =>
    run(async () => {
      const unsaved = changedFields(NAME, draft, figures).length > 0;
      return writePublished(figures, unsaved ? await saveDraft(figures) : draft);
    }, 'publish');

  /** Republishes earlier figures. The draft stays unchanged. */
  const restore = (figures: object) =>
    run(async () => {
      try {
        return await writePublished(figures, draft);
      } catch (error) {
        const theirs = error instanceof ConflictError ? error.theirs : null;
        if (theirs) onFootprints({ draft, published: { ...published, ...theirs } });
        throw error;
      }
    }, 'restore');

  // The form contains none of the restored figures, so there is nothing to choose from.
  const overtaken = state.refused === 'restore';
  const told = overtaken ? { conflict: null, failure: editors.footprint.overtaken } : {};
  return { ...state, ...told, save, publish, restore };
}

export type Footprints = { draft: Footprint; published: Footprint };

type LoadedFootprints = { footprints: Footprints; opened: OpenedWork | null };

async function load(): Promise<LoadedFootprints> {
  const [draft, published] = await Promise.all([
    getFootprintOrDefaults('draft'),
    getFootprintOrDefaults('published'),
  ]);
  return { footprints: { draft, published }, opened: await openWork(NAME, draft) };
}

/**
 * Loads both footprints, and unsaved changes to the draft. A footprint that was never saved has the defaults and
 * revision 0.
 */
export const useFootprints = () => useLoaded<LoadedFootprints>(load);

const KEY = 'admin-done';

const schema = z.object({ confirmation: z.string(), change: publication });

/** Stores an action's result for the page to show after its reload. */
export function keepForReload(done: Done) {
  sessionStorage.setItem(KEY, JSON.stringify(done));
}

/** Returns the result stored before the reload, if any, and removes it. */
export function takeAfterReload(): Done | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? schema.parse(JSON.parse(kept)) : null;
}
