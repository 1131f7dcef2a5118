/** A map and the earlier map to compare it with. */
export class MapDiff<Value> {
  constructor(
    readonly current: ReadonlyMap<string, Value>,
    readonly previous: ReadonlyMap<string, Value>,
  ) {}
}
