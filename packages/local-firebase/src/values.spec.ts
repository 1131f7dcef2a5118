import { collection, doc, getDoc } from 'firebase/firestore/lite';
import { type Local, ROOT, startLocal } from './testing/start-local';
import { Double, encodeFields } from './values';

describe('encodeFields', () => {
  let local: Local;

  beforeAll(async () => {
    local = await startLocal();
  });
  afterAll(() => local.close());

  it('encodes values that the SDK reads back unchanged', async () => {
    const record = {
      nothing: null,
      yes: true,
      count: 3,
      half: 0.5,
      infinite: Number.POSITIVE_INFINITY,
      text: 'ü',
      list: [1, ['x'].length, { deep: [null] }],
      map: { empty: {} },
    };
    const name = `${ROOT}/items/encoded`;
    const answer = await local.asOwner(':commit', {
      writes: [{ update: { name, fields: encodeFields(record) } }],
    });
    expect(answer.status).toBe(200);
    const snapshot = await getDoc(doc(collection(local.client(), 'items'), 'encoded'));
    expect(snapshot.data()).toEqual(record);
  });

  it('encodes times, bytes, large integers, whole doubles and negative zero', () => {
    expect(
      encodeFields({
        at: new Date(0),
        bytes: new Uint8Array([1, 2]),
        large: 2n ** 62n,
        double: new Double(2),
        zero: -0,
      }),
    ).toEqual({
      at: { timestampValue: '1970-01-01T00:00:00.000Z' },
      bytes: { bytesValue: 'AQI=' },
      large: { integerValue: '4611686018427387904' },
      double: { doubleValue: 2 },
      zero: { doubleValue: '-0' },
    });
  });
});
