/** The value at a path: the last number written, or null if nothing is stored there. */
export type State = number | null;

export type Ledger = ReturnType<typeof createLedger>;

/**
 * The possible values at each path. An acknowledged write leaves one possibility. A write without a response adds one,
 * because it may or may not have happened.
 */
export function createLedger() {
  const places = new Map<string, State[]>();
  return {
    places: () => [...places.keys()],
    allowed: (place: string): State[] => places.get(place) ?? [null],
    acknowledged: (place: string, state: State) => void places.set(place, [state]),
    unanswered(place: string, state: State) {
      places.set(place, [...(places.get(place) ?? [null]), state]);
    },
  };
}
