import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
const u = understand(process.argv[2]!, panelWardrobes['office-woman'].garments, { hasOutfits: true, asked: null, topic: 'keep', acted: 'keep' } as any);
console.log(u.intent, u.aim, u.onlyAsks, JSON.stringify(u.ranking));
