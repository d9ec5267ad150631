import { randomBytes } from 'node:crypto';
import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer';
import type { Books } from '#sandbox/books.ts';

export interface Output {
  scriptpubkey: string;
  scriptpubkey_asm: string;
  scriptpubkey_type: 'v0_p2wpkh';
  scriptpubkey_address: string;
  value: number;
}

interface Block {
  height: number;
  hash: string;
  /** Unix seconds. */
  time: number;
}

interface ChainTransaction {
  txid: string;
  from: Output;
  vout: Output[];
  /** Null while it waits in the pool. */
  block: Block | null;
}

/** A small chain of its own. */
export interface Chain {
  tip: Block;
  /** The newest last. */
  transactions: ChainTransaction[];
  eurosPerBitcoin: number;
}

export const chainIn = (books: Books): Chain =>
  books.part<Chain>('esplora', () => ({
    tip: { height: 900_000, hash: randomBytes(32).toString('hex'), time: seconds() },
    transactions: [],
    eurosPerBitcoin: 78_431,
  }));

const seconds = (): number => Math.floor(Date.now() / 1000);
const feeSatoshis = 141 * 5;

/** The output that pays an address. @throws an error when it is not one of the test network's native segwit ones */
export function outputTo(address: string, value: number): Output {
  const decoded = Address(TEST_NETWORK).decode(address);
  if (decoded.type !== 'wpkh') throw new Error('only addresses of native segwit are known here');
  const script = Buffer.from(OutScript.encode(decoded)).toString('hex');
  return {
    scriptpubkey: script,
    scriptpubkey_asm: `OP_0 OP_PUSHBYTES_20 ${script.slice(4)}`,
    scriptpubkey_type: 'v0_p2wpkh',
    scriptpubkey_address: address,
    value,
  };
}

/** Sends satoshis to an address: they wait in the pool until a block takes them in. */
export function pay(chain: Chain, address: string, satoshis: number): void {
  const strangers = () => Address(TEST_NETWORK).encode({ type: 'wpkh', hash: randomBytes(20) });
  const change = 50_000;
  chain.transactions.push({
    txid: randomBytes(32).toString('hex'),
    from: outputTo(strangers(), satoshis + change + feeSatoshis),
    vout: [outputTo(address, satoshis), outputTo(strangers(), change)],
    block: null,
  });
}

/** Adds a block that takes in whatever waits, or nothing. */
export function mine(chain: Chain, { takesIn }: { takesIn: boolean }): void {
  chain.tip = { height: chain.tip.height + 1, hash: randomBytes(32).toString('hex'), time: seconds() };
  if (!takesIn) return;
  for (const transaction of chain.transactions) transaction.block ??= chain.tip;
}

/** How deep a reorganisation goes: a payment that more blocks hold is out of its reach. */
const reorganisedBlocks = 5;

/**
 * Puts other blocks in the place of the newest ones. They leave out what an address was sent: it waits in the pool
 * again, or is gone, because they hold a double spend of the same coins.
 */
export function reorganise(chain: Chain, address: string, { vanishes }: { vanishes: boolean }): void {
  const from = chain.tip.height - reorganisedBlocks;
  const isLeftOut = ({ vout, block }: ChainTransaction) =>
    (block === null || block.height > from) &&
    vout.some(({ scriptpubkey_address }) => scriptpubkey_address === address);
  if (vanishes) chain.transactions = chain.transactions.filter((transaction) => !isLeftOut(transaction));
  for (const transaction of chain.transactions) if (isLeftOut(transaction)) transaction.block = null;
  chain.tip = { height: chain.tip.height + 1, hash: randomBytes(32).toString('hex'), time: seconds() };
}

/** What waits for a block is as if it had never been sent. */
export function dropPool(chain: Chain): void {
  chain.transactions = chain.transactions.filter(({ block }) => block !== null);
}

/** Transactions of an address as Esplora publishes them, the newest first. */
export function transactionsOf(chain: Chain, address: string) {
  return chain.transactions
    .filter(({ vout }) => vout.some(({ scriptpubkey_address }) => scriptpubkey_address === address))
    .toReversed()
    .map(({ txid, from, vout, block }) => ({
      txid,
      version: 2,
      locktime: 0,
      vin: [
        {
          txid: Buffer.from(txid, 'hex').reverse().toString('hex'),
          vout: 0,
          prevout: from,
          scriptsig: '',
          scriptsig_asm: '',
          witness: ['30'.repeat(71), '02'.repeat(33)],
          is_coinbase: false,
          sequence: 0xfffffffd,
        },
      ],
      vout,
      size: 222,
      weight: 561,
      fee: feeSatoshis,
      status:
        block === null
          ? { confirmed: false }
          : { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time },
    }));
}
