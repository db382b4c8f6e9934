-- Finalized lineups cannot change, whoever asks (SPEC.md section 6). The queries say so too; this is for those who forget.
-- `game_id` is left out: it is cleared when the slate it points to goes away.
-- A line each: deployed, D1 cuts a trigger of several lines at its first semicolon (cloudflare/workers-sdk#4998).
CREATE TRIGGER saved_lineups_finalized BEFORE UPDATE OF id, user_id, game_mode, lineup_name, week, contest_name, contest_type, entry_field_size, entry_fee_total_cents, winnings_total_cents, points_total, projected_points, rank, cash_line, avg_outlook_score, avg_leverage_score, avg_salary_spent, remaining_salary, num_stacks, stack_types, model_version, model_confidence, performance_grade, finalized, idempotency_key, payload_hash, created_at ON saved_lineups WHEN OLD.finalized = 1 BEGIN SELECT RAISE(ABORT, 'a finalized lineup cannot change'); END;
--> statement-breakpoint
CREATE TRIGGER saved_lineup_players_finalized_update BEFORE UPDATE ON saved_lineup_players WHEN EXISTS (SELECT 1 FROM saved_lineups WHERE id IN (OLD.lineup_id, NEW.lineup_id) AND finalized = 1) BEGIN SELECT RAISE(ABORT, 'a finalized lineup cannot change'); END;
--> statement-breakpoint
CREATE TRIGGER saved_lineup_players_finalized_insert BEFORE INSERT ON saved_lineup_players WHEN EXISTS (SELECT 1 FROM saved_lineups WHERE id = NEW.lineup_id AND finalized = 1) BEGIN SELECT RAISE(ABORT, 'a finalized lineup cannot change'); END;
--> statement-breakpoint
CREATE TRIGGER saved_lineup_players_finalized_delete BEFORE DELETE ON saved_lineup_players WHEN EXISTS (SELECT 1 FROM saved_lineups WHERE id = OLD.lineup_id AND finalized = 1) BEGIN SELECT RAISE(ABORT, 'a finalized lineup cannot change'); END;
