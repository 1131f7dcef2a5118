import { withUsableAddresses } from '../lib/content/usable-addresses';
import { emptyRecord } from '../lib/model/converter';
import type { Collection, PublishableCollection } from '../lib/model/kinds';
import type { Footprint, RecordOf } from '../lib/model/records';
import { SCHEMAS } from '../lib/model/schema';
import { logWarning } from './log';

/** The maximum number of invalid records that are logged. */
const MAX_LOGGED = 1_000;

/**
 * Filters out stored records that do not match their schema. Logs each invalid record once, up to `MAX_LOGGED` records.
 */
export class ValidRecords {
  #logged = new Set<string>();

  has(collection: Collection, record: { id: string }): boolean {
    const { success, error } = SCHEMAS[collection].safeParse(record);
    const name = `${collection}/${record.id.slice(0, 100)}`;
    if (!success && !this.#logged.has(name) && this.#logged.size < MAX_LOGGED) {
      this.#logged.add(name);
      logWarning(`${name} is not shown: ${error?.issues[0]?.message}`);
    }
    return success;
  }

  /** Returns the valid records, without duplicates. Invalid links and image paths are removed before validation. */
  among<Name extends PublishableCollection>(name: Name, records: RecordOf<Name>[]): RecordOf<Name>[] {
    const kept = new Map<string, RecordOf<Name>>();
    for (const record of records) {
      const usable = withUsableAddresses(name, record);
      if (this.has(name, usable) && !kept.has(record.id)) kept.set(record.id, usable);
    }
    return [...kept.values()];
  }

  /** Returns the footprint, or an empty footprint if this one is invalid. */
  footprint(footprint: Footprint): Footprint {
    return this.has('GlobalFootprint', footprint) ? footprint : emptyRecord('GlobalFootprint', 'published');
  }
}
