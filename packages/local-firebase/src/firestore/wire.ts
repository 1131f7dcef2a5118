/** A value in the JSON of Firestore's REST API. Source: google.firestore.v1 `Document` and `Value`. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: WireFields } };

export type WireFields = { [field: string]: WireValue };

export type WireDocument = {
  /** `projects/{project}/databases/{database}/documents/{path}` */
  name: string;
  fields: WireFields;
  createTime: string;
  updateTime: string;
};
