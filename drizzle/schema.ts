import type { InferSelectModel } from "drizzle-orm";
import { describeAccountTables } from "./schema/account";
import { describeBackupTables } from "./schema/backups";
import { describeBookingTables } from "./schema/booking";
import { type Builders, builders } from "./schema/builders";
import { describeContactTables } from "./schema/contact";
import { describeDealflowTables } from "./schema/dealflow";
import { describeDeliveryTables } from "./schema/delivery";
import { describeMessageTables } from "./schema/messages";
import { describeNightlyTables } from "./schema/nightly";
import { describeOrderTables } from "./schema/order";
import { describeOutboxTables } from "./schema/outbox";
import { describePaymentTables } from "./schema/payment";
import { describeReceiptTables } from "./schema/receipts";
import { describeRefundTables } from "./schema/refunds";
import { describeRevisionTables } from "./schema/revisions";
import { describeSalesTables } from "./schema/sales";
import { describeSettingsTables } from "./schema/settings";
import { describeShopTables } from "./schema/shop";
import { describeTrashTables } from "./schema/trash";
import { describeUploadTables } from "./schema/uploads";
import { describeVitalsTables } from "./schema/vitals";

function describeTables(builders: Builders) {
  const account = describeAccountTables(builders);
  const order = describeOrderTables(builders);
  const delivery = describeDeliveryTables(builders, order);
  const shop = describeShopTables(builders, account);
  return {
    ...account,
    ...describeBackupTables(builders),
    ...describeBookingTables(builders),
    ...describeContactTables(builders, account),
    ...describeDealflowTables(builders),
    ...delivery,
    ...describeMessageTables(builders, { ...delivery, ...order }),
    ...describeNightlyTables(builders),
    ...order,
    ...describeOutboxTables(builders),
    ...describePaymentTables(builders),
    ...describeReceiptTables(builders),
    ...describeRefundTables(builders),
    ...describeRevisionTables(builders),
    ...describeSalesTables(builders, shop),
    ...describeSettingsTables(builders),
    ...shop,
    ...describeTrashTables(builders),
    ...describeUploadTables(builders, order),
    ...describeVitalsTables(builders),
  };
}

export type Tables = ReturnType<typeof describeTables>;
export type Row<Name extends keyof Tables> = InferSelectModel<Tables[Name]>;

export const tables = { postgres: describeTables(builders.postgres), sqlite: describeTables(builders.sqlite) };
