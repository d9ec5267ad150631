import { chat } from '#web/copy/chat.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { ChatScreen } from './chat-screen.tsx';

export const meta = () => pageMeta({ ...chat.meta, path: paths.stylists, noindex: true });

export default function ChatPage() {
  return <ChatScreen />;
}
