/** The number stored at a path, or null if nothing is stored there. */
export type State = number | null;

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Records the possible values at each path. After an acknowledged write, only its value is possible. A write without a
 * response adds a possible value, because the write might have succeeded.
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
