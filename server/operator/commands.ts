import { backUp } from './back-up.ts';
import type { Command } from './command.ts';
import { confirmPayment } from './confirm-payment.ts';
import { distributeDatabase } from './distribute-database.ts';
import { endSecondStep } from './end-second-step.ts';
import { eraseUser } from './erase-user.ts';
import { exportCorrections } from './export-corrections.ts';
import { exportEvidence } from './export-evidence.ts';
import { figures } from './figures.ts';
import { importBankStatement } from './import-bank-statement.ts';
import { importShopProducts } from './import-shop-products.ts';
import { exportInvoices, listSubmissions, vatByCountry, verifyInvoices, voidInvoice } from './invoices.ts';
import { largest } from './largest.ts';
import { limits } from './limits.ts';
import { listCodes } from './list-codes.ts';
import { listDisputes } from './list-disputes.ts';
import { listOrders } from './list-orders.ts';
import { listPayments } from './list-payments.ts';
import { listShares } from './list-shares.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listUsers } from './list-users.ts';
import { makeVerificationCodes } from './make-verification-codes.ts';
import { rebalanceDatabase } from './rebalance-database.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundPayment } from './refund-payment.ts';
import { removeShare } from './remove-share.ts';
import { restore } from './restore.ts';
import { revokeVerificationCode } from './revoke-verification-code.ts';
import { shipOrder } from './ship-order.ts';
import { cancelOrder, refundOrder } from './undo-order.ts';

export const commands: Readonly<Record<string, Command>> = {
  'payments list': listPayments,
  'payments confirm': confirmPayment,
  'payments import': importBankStatement,
  'payments refund': refundPayment,
  'disputes list': listDisputes,
  'disputes evidence': exportEvidence,
  'invoices verify': verifyInvoices,
  'invoices sent': listSubmissions,
  'invoices export': exportInvoices,
  'invoices void': voidInvoice,
  'invoices vat': vatByCountry,
  'codes make': makeVerificationCodes,
  'codes list': listCodes,
  'codes revoke': revokeVerificationCode,
  'products import': importShopProducts,
  'orders list': listOrders,
  'orders ship': shipOrder,
  'orders cancel': cancelOrder,
  'orders refund': refundOrder,
  'shares list': listShares,
  'shares remove': removeShare,
  'corrections export': exportCorrections,
  subscriptions: listSubscriptions,
  users: listUsers,
  figures,
  limits,
  largest,
  reconcile: reconcilePayments,
  'end-second-step': endSecondStep,
  'erase-user': eraseUser,
  'database distribute': distributeDatabase,
  'database rebalance': rebalanceDatabase,
  backup: backUp,
  restore,
};
