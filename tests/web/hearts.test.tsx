import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { harborline, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';
import { savedCompany, savedContact } from './saved.ts';

const mara = `${harborline}:0`;

/** The results page with a server that remembers saved items and refuses when instructed. */
function openResults(first: { lead_ids?: string[]; contact_ids?: string[] } = {}) {
  const saved = { lead_ids: new Set(first.lead_ids), contact_ids: new Set(first.contact_ids), refuse: 0 };
  const change = (act: () => unknown) => {
    if (saved.refuse > 0) throw new GatewayAnswer(saved.refuse);
    act();
  };
  const answers = usualAnswers();
  answers.saved = {
    ofSession: () => ({ lead_ids: [...saved.lead_ids], contact_ids: [...saved.contact_ids] }),
    saveCompany: ({ body }) => {
      change(() => saved.lead_ids.add(body.lead_id));
      return savedCompany();
    },
    unsaveCompany: ({ params }) => {
      change(() => saved.lead_ids.delete(params.leadId));
      return { notes: 'Call in spring.' };
    },
    saveContact: ({ body }) => {
      change(() => saved.contact_ids.add(body.contact_id));
      return savedContact();
    },
    unsaveContact: ({ params }) => {
      change(() => saved.contact_ids.delete(params.contactId));
      return { notes: null };
    },
  };
  return { saved, ...openApp(`/dashboard/results/${sessionId}`, { answers }) };
}

async function heart(name: string) {
  const button = await screen.findByRole('button', { name: `Save ${name}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe('the heart of a company', () => {
  it('is full if it is saved, from the start', async () => {
    openResults({ lead_ids: [harborline] });
    expect(await heart('Harborline')).toHaveAttribute('aria-pressed', 'true');
  });

  it('saves, and removes again', async () => {
    const app = openResults();
    const button = await heart('Harborline');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect([...app.saved.lead_ids]).toEqual([harborline]));
    await app.user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect([...app.saved.lead_ids]).toEqual([]));
  });

  it('offers to undo a removal, notes and all', async () => {
    const app = openResults({ lead_ids: [harborline] });
    const button = await heart('Harborline');
    await app.user.click(button);
    expect(await screen.findByText('Harborline was removed.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect([...app.saved.lead_ids]).toEqual([harborline]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(app.server.seen.find(({ method }) => method === 'POST')?.body).toEqual({
      lead_id: harborline,
      notes: 'Call in spring.',
    });
  });

  it('is undone by Ctrl Z', async () => {
    const app = openResults({ lead_ids: [harborline] });
    const button = await heart('Harborline');
    await app.user.click(button);
    await screen.findByText('Harborline was removed.');
    await app.user.keyboard('{Control>}z{/Control}');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect([...app.saved.lead_ids]).toEqual([harborline]));
  });

  it('is reverted if saving fails, and says so', async () => {
    const app = openResults();
    const button = await heart('Harborline');
    app.saved.refuse = 503;
    await app.user.click(button);
    expect(await screen.findByText('Harborline could not be saved.')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('is reverted if removing fails, and says so', async () => {
    const app = openResults({ lead_ids: [harborline] });
    const button = await heart('Harborline');
    app.saved.refuse = 503;
    await app.user.click(button);
    expect(await screen.findByText('Failed to unsave company')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to unsave company')).not.toBeInTheDocument();
  });

  it('ends in the state of the last click, however slow the answers are', async () => {
    const app = openResults();
    const button = await heart('Harborline');
    await app.user.click(button);
    await app.user.click(button);
    await app.user.click(button);
    const writes = () => app.server.seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
    await waitFor(() => expect(writes()).toEqual(['POST', 'DELETE', 'POST']));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect([...app.saved.lead_ids]).toEqual([harborline]));
  });
});

describe('the heart of a contact', () => {
  it('is the same in the list and in the dialog', async () => {
    const app = openResults();
    await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
    await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindqvist' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect([...app.saved.contact_ids]).toEqual([mara]));
    expect(await heart('Mara Lindqvist')).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(dialog.getByRole('button', { name: 'Remove contact' }));
    // Elements under the dialog are out of reach, so the notice is inside it.
    expect(await dialog.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect([...app.saved.contact_ids]).toEqual([]);
  });

  it("says 'Failed to unsave lead' if removing fails", async () => {
    const app = openResults({ contact_ids: [mara] });
    await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
    app.saved.refuse = 503;
    await app.user.click(await heart('Mara Lindqvist'));
    expect(await screen.findByText('Failed to unsave lead')).toBeVisible();
    expect(await heart('Mara Lindqvist')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('copies everything about a contact at once', async () => {
  const app = openResults();
  await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
  await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
  await app.user.click(await screen.findByRole('button', { name: 'Copy all of Mara Lindqvist' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Mara Lindqvist',
      'Chief Executive Officer',
      'mara.lindqvist@harborline.example',
      '+1 (415) 555-0123',
      'https://www.linkedin.com/in/mara-lindqvist-example',
    ].join('\n'),
  );
});
