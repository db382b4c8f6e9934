import { integer } from 'drizzle-orm/sqlite-core'

export const id = () => integer('id').primaryKey({ autoIncrement: true })
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
