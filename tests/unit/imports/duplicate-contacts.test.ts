import { describe, expect, it } from 'vitest';
import { type DuplicateChoice, prepareRows } from '../../../web/features/import/duplicate-contacts.ts';

const rows = [
  { name: 'Ada Quist', email: 'ada@lumengrid.example', notes: 'first' },
  { name: 'Bo Quist', email: 'bo@lumengrid.example' },
  { name: 'Ada Q.', email: 'ADA@lumengrid.example ', phone: '+14155550100', notes: 'second' },
  { name: 'Nobody' },
  { name: 'Nobody else' },
];
const contacts = [{ contact_id: 'lead:0', email: 'Bo@lumengrid.example', name: 'Bo Quist' }];
const prepared = (choice: DuplicateChoice) => prepareRows(rows, contacts, choice);

describe('the duplicates of an import', () => {
  it('are counted within the file and among the saved contacts', () => {
    expect(prepared('keep')).toMatchObject({ repeated: 1, saved: 1 });
  });

  it('are left out, and the others keep the numbers of their rows', () => {
    const { rows: left, numbers } = prepared('skip');
    expect(numbers).toEqual([1, 4, 5]);
    expect(left.map(({ name }) => name)).toEqual(['Ada Quist', 'Nobody', 'Nobody else']);
  });

  it('are merged: with the row before, or into the saved contact', () => {
    const { rows: merged, numbers } = prepared('merge');
    expect(numbers).toEqual([1, 2, 4, 5]);
    expect(merged.slice(0, 2)).toEqual([
      { name: 'Ada Quist', email: 'ada@lumengrid.example', phone: '+14155550100', notes: 'first\nsecond' },
      { name: 'Bo Quist', email: 'bo@lumengrid.example', merge_into: 'lead:0' },
    ]);
  });

  it('are imported again if the user wants that', () => {
    expect(prepared('keep').rows).toEqual(rows);
  });

  it('are found although the saved address is cut in the list of contacts', () => {
    const cut = [
      { contact_id: 'lead:0', email: 'somebody.with.a.long.name@department.lum', name: 'Somebody' },
    ];
    const long = {
      name: 'Somebody Long',
      email: 'somebody.with.a.long.name@department.lumengrid.example',
    };
    expect(prepareRows([long, { ...long, name: 'Other' }], cut, 'keep')).toMatchObject({ saved: 1 });
  });
});
