import { Campaigns } from '../features/campaigns/campaigns.tsx';
import { Desk } from '../features/desk/desk.tsx';
import { OutreachPage } from '../features/outreach/outreach-page.tsx';

/** The Outreach screen, composed of three features: the desk, mails sent by hand, and campaigns. */
export default function OutreachScreen() {
  return <OutreachPage desk={<Desk />} campaigns={<Campaigns />} />;
}
